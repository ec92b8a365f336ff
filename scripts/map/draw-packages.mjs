import { left, right } from './layout.mjs';
import { dot, line, text } from './svg.mjs';

const rowHeight = 30;
const columnWidth = 118;

/** Importers with the same row are grouped: `auth, directory, jobs`. */
function grouped(imports) {
  const groups = new Map();
  for (const { name, may, does, parts } of imports) {
    const key = JSON.stringify([may, [...does].sort()]);
    const group = groups.get(key) ?? { names: [], may, does, parts };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].filter(({ may }) => may.length > 0);
}

export function drawPackages(code, top) {
  const imported = code.packages.filter((name) =>
    code.imports.some(({ does }) => does.includes(name)),
  );
  const rows = grouped(code.imports);
  const from = right - imported.length * columnWidth;
  const xOf = (at) => from + at * columnWidth + columnWidth / 2;
  const grid = rows.map(({ names, may, does, parts }, row) => {
    const y = top + 58 + row * rowHeight;
    return [
      line(left, y - rowHeight / 2 - 5, right, y - rowHeight / 2 - 5, 'rule'),
      text(left, y, names.join(', ')),
      parts.length > 0 ? text(left + 110, y, `and ${parts.join(', ')} of deployables`, 'soft') : [],
      imported.map((name, at) => {
        if (does.includes(name)) return dot(xOf(at), y - 5, 'uses', 6);
        return may.includes(name) && !names.includes(name) ? dot(xOf(at), y - 5, 'may', 6) : [];
      }),
    ];
  });
  return {
    bottom: top + 58 + rows.length * rowHeight,
    parts: [
      text(28, top + 24, 'Packages', 'section'),
      dot(34, top + 45, 'uses', 6),
      text(48, top + 50, 'imports', 'soft'),
      dot(34, top + 67, 'may', 6),
      text(48, top + 72, 'may import', 'soft'),
      text(28, top + 94, 'nothing else may', 'soft'),
      text(left, top + 24, 'who imports', 'soft'),
      imported.map((name, at) => text(xOf(at), top + 24, name, 'middle')),
      grid,
    ],
  };
}
