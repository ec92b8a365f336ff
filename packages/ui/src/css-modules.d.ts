/** The default export of `./lists/card.module.css`: the generated class names by their names in the file. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

/** The style sheet that the shell imports for its side effect. */
declare module '*/styles.css';
