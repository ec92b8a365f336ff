import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoImage } from '@commons/directory/demo';

const filesIn = (rootDir: string) => join(rootDir, 'packages/standalone/demo-files');

const picture = async (
  folder: string,
  name: string,
  small: number,
  size: Pick<DemoImage, 'kind' | 'width' | 'height'>,
): Promise<DemoImage> => ({
  ...size,
  full: await readFile(join(folder, `${name}.webp`)),
  small: await readFile(join(folder, `${name}.${small}.webp`)),
});

/** Logo and four pictures of a business. */
export function demoPictures(rootDir: string, slug: string | undefined): Promise<DemoImage[]> {
  if (!slug) return Promise.resolve([]);
  const folder = join(filesIn(rootDir), 'pictures');
  const gallery = { kind: 'gallery', width: 1200, height: 800 } as const;
  return Promise.all([
    picture(folder, `${slug}-logo`, 160, { kind: 'logos', width: 400, height: 400 }),
    ...[1, 2, 3, 4].map((number) => picture(folder, `${slug}-${number}`, 480, gallery)),
  ]);
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A résumé as stored with an application. */
export async function demoResume(rootDir: string, file: string) {
  const content = await readFile(join(filesIn(rootDir), 'resumes', file));
  return { filename: file, content_type: types[file.split('.').at(-1) ?? ''] ?? '', content };
}
