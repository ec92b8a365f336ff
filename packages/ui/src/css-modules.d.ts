/** What `import styles from './card.module.css'` gives: each class of the file by its own name. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

/** The sheet that the shell loads for its effect alone. */
declare module '*/styles.css';
