/** Leaves of `src/routes.json` what the browser reads. The rest is for the gateway, which gets it by `mfe.json`. */
export default function routesLoader(source) {
  return JSON.stringify(JSON.parse(source).map(({ path, page }) => ({ path, page })));
}
