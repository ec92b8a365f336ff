/** What `import styles from './card.module.css'` gives: each class of the file by its own name. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

/** The style sheet that the shell imports for its side effect. */
declare module '*/styles.css';
