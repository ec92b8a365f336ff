import { type SitemapEntry, sitemapPart } from './sitemap.js';

it('closes the entries when the reader disconnects, however early', async () => {
  let closed = 0;
  async function* entries(): AsyncGenerator<SitemapEntry> {
    try {
      for (;;) yield { address: 'https://commons.example/jobs/1' };
    } finally {
      closed += 1;
    }
  }
  const unread = await sitemapPart(entries());
  unread?.destroy();
  const begun = await sitemapPart(entries());
  begun?.once('data', () => begun.destroy());
  while (closed < 2) await new Promise((resolve) => setTimeout(resolve, 5));
});
