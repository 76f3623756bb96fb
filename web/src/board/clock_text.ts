/** Seconds as a clock shows them: "4:32", "1:04:32", "2 d 3 h". */
export function timeWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3_600)];
  if (days) return `${days} d ${hours} h`;
  const two = (n: number): string => String(n).padStart(2, "0");
  const minutes = Math.floor((whole % 3_600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
