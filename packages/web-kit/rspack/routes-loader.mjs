/** Strips `src/routes.json` to what the browser needs. The gateway gets the rest through `mfe.json`. */
export default function routesLoader(source) {
  return JSON.stringify(JSON.parse(source).map(({ path, page }) => ({ path, page })));
}
