import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deployableFolders, frontEnds, read, root } from './compose-file.js';

describe.each(deployableFolders)('the Dockerfile of %s', (folder) => {
  const text = read(join(folder, 'Dockerfile'));

  it('runs Node 24 as a user without rights', () => {
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toHaveLength(2);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/^node:24\.\d+\.\d+-/);
    expect(text).toMatch(/^FROM [\s\S]*^FROM [\s\S]*^USER node$/m);
  });

  it('starts a file that the build makes', () => {
    const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]');
    expect(command[0]).toBe('node');
    const source = (command[1] ?? '').replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    expect(command.slice(2)).toEqual(frontEnds.includes(folder) ? [`/app/${folder}/dist`] : []);
  });

  it('asks a path that every deployable answers whether it is well', () => {
    const check = /^HEALTHCHECK .*\\\n {2}CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]';
    expect(JSON.parse(check).join(' ')).toMatch(/^node -e fetch\(.*\/healthz'\)/);
  });

  it('is the same as those of its kind but for the names', () => {
    const [first = ''] = frontEnds.includes(folder) ? frontEnds : ['gateway'];
    const neutral = (file: string, own: string) =>
      file
        .replaceAll(own, basename(own))
        .replace(new RegExp(`\\b${basename(own)}\\b`, 'g'), 'NAME');
    expect(neutral(text, folder)).toBe(neutral(read(join(first, 'Dockerfile')), first));
  });

  it('installs workspaces that exist and copies folders that exist', () => {
    const names = [...text.matchAll(/--workspace=(\S+)/g)].map(([, name]) => name);
    const here = [folder, 'packages/service-kit'].map(
      (each) => JSON.parse(read(join(each, 'package.json'))).name,
    );
    expect(names.filter((name) => !here.includes(name))).toEqual([]);
    const copied = [...text.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(
      ([, from]) => from ?? '',
    );
    const made = /^(?:node_modules|.*\/dist)$/;
    expect(copied.filter((from) => !made.test(from) && !existsSync(join(root, from)))).toEqual([]);
  });
});
