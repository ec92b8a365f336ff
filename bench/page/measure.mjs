import { chromium } from 'playwright-core';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A slow phone: 150 ms latency, 1.6 Mbit/s, a quarter of the processor. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};
const cpuRate = 4;

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: flags,
  });

const watchPaints = () => {
  globalThis.paints = { fcp: 0, lcp: 0, lcpElement: '', shift: 0 };
  const watch = (type, seen) =>
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') globalThis.paints.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    globalThis.paints.lcp = entry.startTime;
    globalThis.paints.lcpElement = entry.element?.tagName ?? '';
  });
  watch('layout-shift', (entry) => {
    globalThis.paints.shift += entry.value;
  });
};

/**
 * Opens `url` in a fresh profile (cold cache) over the slow connection. @returns {Promise<{requests: number, bytes:
 * number, fcp: number, lcp: number, shift: number, lcpElement: string}>} bytes: everything received, including headers;
 * fcp and lcp in ms; shift: sum of layout shifts
 */
export async function measure(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.addInitScript(watchPaints);
  const cdp = await context.newCDPSession(page);
  const traffic = { requests: 0, bytes: 0, urls: [] };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    traffic.requests += 1;
    traffic.urls.push(new URL(request.url).pathname);
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(500);
  const paints = await page.evaluate(() => globalThis.paints);
  await context.close();
  if (failures.length > 0) throw new Error(`${url} failed: ${failures.join('; ')}`);
  return { ...paints, ...traffic };
}
