/** The text of a Markdown file: `import mission from '@commons/contracts/texts/portal-texts/en/mission.md'`. */
declare module '*.md' {
  const text: string;
  export default text;
}
