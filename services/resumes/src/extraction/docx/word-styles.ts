import { parseWordXml } from './word-xml.js';

/** Formatting of a paragraph or a run; absent where it is inherited. */
export interface WordFormat {
  /** From 1. */
  heading?: number;
  bold?: boolean;
  italic?: boolean;
  capitals?: boolean;
  /** In points. */
  size?: number;
  color?: string;
  isList?: boolean;
}

interface Style extends WordFormat {
  name?: string;
  basedOn?: string;
}

const isOn = (value: string | undefined) => value !== '0' && value !== 'false' && value !== 'none';

/** Applies an element of `w:rPr` or `w:pPr`. */
export function applyFormat(
  format: WordFormat,
  name: string,
  attribute: (name: string) => string | undefined,
): void {
  const value = attribute('w:val');
  if (name === 'w:b') format.bold = isOn(value);
  else if (name === 'w:i') format.italic = isOn(value);
  else if (name === 'w:caps' || name === 'w:smallCaps') format.capitals = isOn(value);
  else if (name === 'w:sz') format.size = Number(value) / 2 || 0;
  else if (name === 'w:color') format.color = value ?? '';
  else if (name === 'w:outlineLvl') format.heading = Math.min(Number(value) || 0, 8) + 1;
  else if (name === 'w:numId') format.isList = value !== '0';
}

/** Names of heading styles in the languages of Word. */
const headingName =
  /^(?:heading|überschrift|titre|título|titulo|titolo|kop|nagłówek|заголовок|标题|標題|見出し|제목)\s*(\d)$/i;

const deepest = 10;

/** Styles of a document by their id, with what they inherit. */
export function wordStyles(xml: string): (id: string | undefined) => WordFormat {
  const styles = new Map<string, Style>();
  let defaults: WordFormat = {};
  let current: Style | undefined;
  let standard: string | undefined;
  parseWordXml(xml, {
    open(name, attribute) {
      if (name === 'w:docDefaults') current = defaults = {};
      if (name === 'w:style') {
        current = {};
        const id = attribute('w:styleId') ?? '';
        styles.set(id, current);
        if (attribute('w:type') === 'paragraph' && attribute('w:default') === '1') standard = id;
      }
      if (!current) return;
      if (name === 'w:name') current.name = attribute('w:val') ?? '';
      if (name === 'w:basedOn') current.basedOn = attribute('w:val') ?? '';
      applyFormat(current, name, attribute);
    },
    close(name) {
      if (name === 'w:style' || name === 'w:docDefaults') current = undefined;
    },
    text() {},
  });
  const resolve = (id: string | undefined, depth = 0): WordFormat => {
    const style = id === undefined ? undefined : styles.get(id);
    if (!style || depth > deepest) return {};
    const { name = '', basedOn, ...own } = style;
    const level = headingName.exec(name)?.[1] ?? headingName.exec(id ?? '')?.[1];
    return {
      ...resolve(basedOn, depth + 1),
      ...own,
      ...(level && { heading: Number(level) }),
    };
  };
  return (id) => ({ ...defaults, ...resolve(id ?? standard) });
}

/** Addresses of links by their id. */
export function wordLinks(xml: string): Map<string, string> {
  const links = new Map<string, string>();
  parseWordXml(xml, {
    open(_name, attribute) {
      const target = attribute('Target');
      if (target && /hyperlink$/.test(attribute('Type') ?? ''))
        links.set(attribute('Id') ?? '', target);
    },
    close() {},
    text() {},
  });
  return links;
}
