import { spawnSync } from 'node:child_process';

/** Languages whose letters few systems have from the start, with Debian's package that has them. */
const packages = { zh: 'fonts-noto-cjk', ar: 'fonts-dejavu', he: 'fonts-dejavu' };

/**
 * Without a font, a printed résumé has empty boxes in place of its letters: no reading could find them.
 * @throws Error that names what to install
 */
export function requireFonts() {
  const missing = Object.entries(packages).filter(([language]) => {
    const list = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
    return !list.error && list.stdout.trim() === '';
  });
  if (missing.length === 0) return;
  const names = [...new Set(missing.map(([, name]) => name))].join(' ');
  throw new Error(
    `Fonts are missing for ${missing.map(([language]) => language).join(', ')}: install ${names}`,
  );
}
