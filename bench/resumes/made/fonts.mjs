import { spawnSync } from 'node:child_process';

/** Languages whose script few systems have a font for, with the Debian package of one. */
const packages = { zh: 'fonts-noto-cjk', ar: 'fonts-dejavu', he: 'fonts-dejavu' };

/**
 * Without a font, a printed résumé shows boxes instead of letters, which nothing can read.
 * @throws Error naming the packages to install
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
