import { checkedName, remotesOf, sentence } from './names.mjs';
import { make as makePage } from './page.mjs';
import { UsageError } from './project.mjs';

export const usage = `remote NAME PAGE [--title TEXT] [--spanish TEXT]
  a front end with one page
  e.g. remote mfe-events calendar --title "Events near you"`;

export const options = { title: { type: 'string' }, spanish: { type: 'string' } };

/** Every front end has these; other imports of the template are its own. */
const commonImports =
  /^(@commons\/(contracts|ui|web-kit)|@tanstack\/react-query|react|react-dom|react-router-dom)$/;

const app = `import { remoteApp } from '@commons/web-kit/remotes/remote-app';
import routes from './routes.json';

export default remoteApp(
  routes,
  (page) => import(/* webpackChunkName: "[request]" */ \`./pages/\${page}.page.tsx\`),
);
`;

const build = `import { defineRemote } from '@commons/web-kit/rspack/define-remote.mjs';

export default defineRemote({
  directory: import.meta.dirname,
  exposes: { './App': './src/app.tsx' },
});
`;

const readme = (name, title) => `# ${name}

${title}.

**Owner:** see \`.github/CODEOWNERS\`.

\`\`\`sh
npm run dev -w ${name}     # next to a running portal (npm start); changes show at once
npm run build -w ${name}   # dist/: hashed files with .br and .gz next to them, and mfe.json
npx jest --selectProjects ${name}
\`\`\`

It is a remote of the shell: it has no page of its own and gets \`api\` and \`session\` from its host
(\`RemoteAppProps\` in \`packages/contracts/src/shell-contract.ts\`). \`src/routes.json\` is the list of its pages.

## Settings

None.
`;

/** A package.json like that of another remote, with the same versions. */
function manifest(model, name, title) {
  const { dependencies, ...rest } = JSON.parse(model);
  const kept = Object.entries(dependencies).filter(([id]) => commonImports.test(id));
  return JSON.stringify(
    {
      ...rest,
      name: `@commons/${name}`,
      version: '0.1.0',
      description: `${title}.`,
      dependencies: Object.fromEntries(kept),
    },
    null,
    2,
  );
}

/** A container, and its address for the registry. The last front end keeps the ports of those before. */
function addToCompose(project, name) {
  const compose = 'docker-compose.yml';
  project.insertAfter(compose, /REMOTES: >-\n/, `        ${name}=http://${name}:3000,\n`);
  project.insertAfter(
    compose,
    /^ {2}mfe-(?![\s\S]*^ {2}mfe-).*\n(?: {4}.*\n)+/m,
    `  ${name}:
    <<: *deployable
    image: commons/${name}
    build: { context: ., dockerfile: ${name}/Dockerfile, args: *build-arguments }
`,
  );
}

/** The same for Kubernetes: repeats each line of the template with the new name. */
function addToKubernetes(project, name, model) {
  const folder = 'deploy/kubernetes';
  const manifest = project.read(`${folder}/base/${model}.yaml`);
  project.create(`${folder}/base/${name}.yaml`, manifest.replaceAll(model, name));
  project.insertAfter(`${folder}/base/settings.env`, /^REMOTES=/m, `${name}=http://${name}:3000,`);
  for (const file of ['base', 'overlays/small', 'overlays/large']) {
    project.edit(`${folder}/${file}/kustomization.yaml`, (text) =>
      text.replace(new RegExp(`^.*\\b${model}\\b.*\n`, 'gm'), (line) => {
        return line + line.replaceAll(model, name);
      }),
    );
  }
}

/** A front end in its own folder, known to the registry, docker compose and Kubernetes. */
export function make(project, [name, page], { title, spanish }) {
  checkedName(name, 'The name of the remote');
  if (!name.startsWith('mfe-')) throw new UsageError('The name of a remote begins with mfe-.');
  checkedName(page, 'The name of its page');
  const [model] = remotesOf(project);
  const words = title ?? sentence(page);

  project.create(
    `${name}/package.json`,
    manifest(project.read(`${model}/package.json`), name, words),
  );
  project.create(`${name}/tsconfig.json`, project.read(`${model}/tsconfig.json`));
  project.create(`${name}/Dockerfile`, project.read(`${model}/Dockerfile`).replaceAll(model, name));
  project.create(`${name}/rspack.config.mjs`, build);
  project.create(`${name}/README.md`, readme(name, words));
  project.create(`${name}/src/app.tsx`, app);
  project.create(`${name}/src/routes.json`, '[]');
  for (const language of ['en', 'es']) project.create(`${name}/texts/${language}.json`, '{}');

  addToCompose(project, name);
  addToKubernetes(project, name, model);
  project.edit(
    '.github/CODEOWNERS',
    (text) => `${text}\n/${name}/  @commons-portal/web-platform\n`,
  );
  return makePage(project, [name, page], { title, spanish });
}

export const next =
  'Then: npm run relock && npm ci && npm run map, and name its team in CODEOWNERS.';
