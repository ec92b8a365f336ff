declare module 'swagger-ui-dist/absolute-path.js' {
  /** @returns absolute path of the package's folder */
  export default function viewerFolder(): string;
}
