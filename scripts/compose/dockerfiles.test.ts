import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deployableFolders, frontEnds, read, root } from './compose-file.js';

describe.each(deployableFolders)('the Dockerfile of %s', (folder) => {
  const text = read(join(folder, 'Dockerfile'));

  it('runs Node 24 as an unprivileged user', () => {
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images.length).toBeGreaterThan(1);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/^node:24\.\d+\.\d+-/);
    expect(text).toMatch(/^FROM [\s\S]*^FROM [\s\S]*^USER node$/m);
  });

  it('starts a file that the build creates', () => {
    const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]');
    expect(command[0]).toBe('node');
    const source = (command[1] ?? '').replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    expect(command.slice(2)).toEqual(frontEnds.includes(folder) ? [`/app/${folder}/dist`] : []);
  });

  it('installs before it copies the sources, so that source changes use the layer cache', () => {
    const [manifests, ...stages] = text.split(/^FROM .*$/m).slice(1);
    expect(manifests).toMatch(
      /COPY \. \.\nRUN find .* ! -name package\.json ! -name package-lock\.json -delete/,
    );
    const installing = stages.filter((stage) => stage.includes('npm ci'));
    expect(installing).toHaveLength(2);
    for (const stage of installing) {
      const lines = stage.trim().split('\n');
      expect(lines.slice(1, 3).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
        'COPY --from=manifests /app',
        'RUN npm ci',
      ]);
    }
  });

  it('records its commit', () => {
    const workspace = /npm ci --workspace=(\S+) --omit=dev\n/.exec(text)?.[1];
    expect(text).toContain(`--omit=dev --workspace=${workspace} > sbom.cdx.json\n`);
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/COPY --from=production \/app(\/sbom\.cdx\.json)? \.\//);
  });

  it('has a health check at a path that every deployable answers', () => {
    const check = /^HEALTHCHECK .*\\\n {2}CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]';
    expect(JSON.parse(check).join(' ')).toMatch(
      /^node -e require\('node:http'\)\.get\(.*\/healthz'/,
    );
  });

  it('differs from those of its kind in names only', () => {
    const [first = ''] = frontEnds.includes(folder) ? frontEnds : ['gateway'];
    const neutral = (file: string, own: string) =>
      file
        .replaceAll(own, basename(own))
        .replace(new RegExp(`\\b${basename(own)}\\b`, 'g'), 'NAME');
    expect(neutral(text, folder)).toBe(neutral(read(join(first, 'Dockerfile')), first));
  });

  it('installs workspaces that exist and copies folders that exist', () => {
    const names = [...text.matchAll(/--workspace=(\S+)/g)].map(([, name]) => name);
    const here = [folder, 'packages/static-server'].map(
      (each) => JSON.parse(read(join(each, 'package.json'))).name,
    );
    expect(names.filter((name) => !here.includes(name))).toEqual([]);
    const copied = [...text.matchAll(/^COPY --from=(?:build|production) \/app\/(\S+) /gm)].map(
      ([, from]) => from ?? '',
    );
    const made = /^(?:node_modules|sbom\.cdx\.json|.*\/dist)$/;
    expect(copied.filter((from) => !made.test(from) && !existsSync(join(root, from)))).toEqual([]);
  });
});
