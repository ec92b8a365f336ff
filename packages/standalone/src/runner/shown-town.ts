/** What the pages of the portal say of it: by the console, else by the settings. */
export interface ShownTown {
  readonly name?: string | undefined;
  readonly place: string;
  readonly zone: string;
}

const answerMs = 3_000;

const characters: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>' },
  ...{ '&quot;': '"', '&#39;': "'" },
};

/** The content of a `<meta name="commons-…">` of the page. */
const settingOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta name="commons-${name}" content="([^"]*)">`)
    .exec(html)?.[1]
    ?.replace(/&(?:amp|lt|gt|quot|#39);/g, (one) => characters[one] ?? one);

/** Reads the start page of the gateway on this port; undefined while it has none yet. */
export async function shownTown(port: number): Promise<ShownTown | undefined> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal });
    const html = await answer.text();
    const [place, zone] = [settingOf(html, 'place'), settingOf(html, 'time-zone')];
    return place && zone ? { name: settingOf(html, 'name'), place, zone } : undefined;
  } catch {
    return undefined;
  }
}
