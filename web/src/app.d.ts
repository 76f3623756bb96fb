declare module "virtual:languages" {
  type Words = () => Promise<{ default: string }>;
  const languages: { code: string; name: string; words: Words; more: Words }[];
  export default languages;
}
