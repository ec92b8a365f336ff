import { chromium, devices } from 'playwright-core';
import flags from '../../scripts/setup/chromium-flags.json' with { type: 'json' };

/** A slow phone: 150 ms latency, 1.6 Mbit/s, a quarter of the processor. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};
export const cpuRate = 4;
/** The server renders a page for the device that the request names. */
const { userAgent } = devices['Pixel 7'];

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', ...flags],
  });

const watchPaints = () => {
  globalThis.paints = { fcp: 0, lcp: 0, lcpElement: '', heading: 0, shift: 0 };
  const seekHeading = () => {
    if (document.querySelector('main h1')) globalThis.paints.heading = performance.now();
    else requestAnimationFrame(seekHeading);
  };
  requestAnimationFrame(seekHeading);
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
 * Opens `url` in a fresh profile (cold cache) over the slow connection.
 * @returns {Promise<{requests: number, pictures: number, complete: boolean, bytes: number, fcp: number, lcp: number,
 * shift: number, lcpElement: string, files: {path: string, priority: string, bytes: number, asked: number, came:
 * number}[]}>} pictures: photos and logos among the requests; complete: whether every file has come; bytes: everything
 * received, including headers; times in ms; shift: sum of layout shifts
 */
export async function measure(browser, url) {
  const context = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.addInitScript(watchPaints);
  const cdp = await context.newCDPSession(page);
  const files = new Map();
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname } = new URL(request.url);
    files.set(requestId, {
      path: pathname,
      priority: request.initialPriority,
      asked: timestamp,
      bytes: 0,
    });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const file = files.get(requestId);
    if (file) Object.assign(file, { bytes: encodedDataLength, came: timestamp });
  });
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const file = files.get(requestId);
    if (file) file.came = timestamp;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(500);
  await allArrived(page, files);
  const paints = await page.evaluate(() => globalThis.paints);
  await context.close();
  if (failures.length > 0) throw new Error(`${url} failed: ${failures.join('; ')}`);
  const all = [...files.values()];
  const [{ asked: begin }] = all;
  const ms = (timestamp) => Math.round((timestamp - begin) * 1000);
  return {
    ...paints,
    // The browser never counts content that fades in as the largest paint; no content shows before the heading.
    lcp: Math.max(paints.lcp, paints.heading),
    requests: all.length,
    complete: all.every(({ bytes: received }) => received > 0),
    pictures: all.filter(({ path }) => path.startsWith('/uploads/')).length,
    bytes: all.reduce((sum, file) => sum + file.bytes, 0),
    files: all.map(({ asked, came, ...file }) => ({
      ...file,
      asked: ms(asked),
      came: ms(came ?? asked),
    })),
  };
}

/** On a busy machine pictures are asked for late; one that is still on its way would count as no bytes. */
async function allArrived(page, files) {
  const deadline = Date.now() + 10_000;
  while ([...files.values()].some(({ came }) => came === undefined) && Date.now() < deadline) {
    await page.waitForTimeout(100);
  }
}
