interface Row {
  readonly area: string;
  readonly name: string;
  readonly pictures: readonly string[];
}

const style = `
  body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #eee; color: #111 }
  nav { position: sticky; top: 0; padding: 12px 0; background: #eee; display: flex; gap: 8px; flex-wrap: wrap }
  section { margin: 24px 0 }
  div { display: flex; gap: 12px; align-items: start; overflow-x: auto }
  img { height: 420px; width: auto; border: 1px solid #999; object-fit: cover; object-position: top }
  [hidden] { display: none }
`;

const script = `
  for (const box of document.querySelectorAll('nav input')) box.addEventListener('change', () => {
    const wanted = [...document.querySelectorAll('nav input:checked')].map((each) => each.value);
    for (const part of document.querySelectorAll('section'))
      part.hidden = wanted.length > 0 && !wanted.includes(part.dataset.area);
  });
`;

/** The page that shows all pictures: a row a screen, and a filter by area. */
export function indexPage(rows: readonly Row[]): string {
  const areas = [...new Set(rows.map(({ area }) => area))];
  const boxes = areas.map(
    (area) => `<label><input type="checkbox" value="${area}"> ${area}</label>`,
  );
  const sections = rows.map(({ area, name, pictures }) => {
    const images = pictures.map(
      (file) => `<a href="${file}"><img alt="${file}" loading="lazy" src="${file}"></a>`,
    );
    return `<section data-area="${area}"><h2>${area}: ${name}</h2><div>${images.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>
<h1>Screens</h1><nav>${boxes.join('')}</nav>${sections.join('\n')}<script>${script}</script></html>`;
}
