declare module "virtual:languages" {
  const languages: { code: string; name: string; words: () => Promise<{ default: string }> }[];
  export default languages;
}
