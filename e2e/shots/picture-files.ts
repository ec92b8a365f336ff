import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screens } from '../screens/all';
import { indexPage } from './index-page';

export const folder = join(import.meta.dirname, '../../reports/shots');

export const themes = ['light', 'dark'] as const;

const fileName = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** `jobs/board-loading.phone.dark.png`, within the folder. */
export const pictureFile = (area: string, name: string, width: string, theme: string): string =>
  `${area}/${fileName(name)}.${width}.${theme}.png`;

/** Writes the page with all pictures that exist. @returns how many */
export async function writeIndex(): Promise<number> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.png'),
  );
  const existing = new Set(files);
  const rows = Object.entries(screens).flatMap(([area, list]) =>
    list.map(({ name }) => ({
      area,
      name,
      pictures: themes.flatMap((theme) =>
        ['phone', 'desktop']
          .map((width) => pictureFile(area, name, width, theme))
          .filter((file) => existing.has(file)),
      ),
    })),
  );
  await writeFile(join(folder, 'index.html'), indexPage(rows));
  return rows.reduce((sum, { pictures }) => sum + pictures.length, 0);
}
