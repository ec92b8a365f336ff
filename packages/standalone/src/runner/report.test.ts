import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Portal } from './portal.js';
import { readyText, townText } from './report.js';
import { shownTown } from './shown-town.js';

describe('the start message about the town', () => {
  it.each([
    [{}, /^Chattanooga, TN {3}\(clock: America\/New_York, of that place/],
    [{ SITE_PLACE: 'Springfield, IL' }, /^Springfield, IL {3}\(clock: America\/Chicago, of that/],
    [{ SITE_TIME_ZONE: 'America/Boise' }, /America\/Boise, from SITE_TIME_ZONE/],
  ])('names the place and its time zone: %j', (env, text) => {
    expect(townText(env)).toMatch(text);
  });
});

describe('the start message of a portal that was set up in the console', () => {
  const page = (settings: string) =>
    `<html><head><meta name="commons-api" content="/api">${settings}</head></html>`;
  let html = '';
  const server = createServer((_request, response) => response.end(html));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());
  const shown = () => shownTown((server.address() as AddressInfo).port);

  it('names portal, town and clock as its pages do', async () => {
    html = page(
      '<meta name="commons-place" content="Truchas, NM"><meta name="commons-time-zone" content="America/Denver"><meta name="commons-name" content="Vecinos &amp; &quot;Acequias&quot;">',
    );
    const town = await shown();
    expect(townText({}, town)).toBe('Truchas, NM   (clock: America/Denver; set in the console)');
    const portal = { url: 'http://localhost:8080', stores: ['x'] } as unknown as Portal;
    const text = readyText(portal, town, undefined, 1_000, {});
    expect(text).toContain('Vecinos & "Acequias" runs at http://localhost:8080 ');
    expect(text).not.toMatch(/Commons|Chattanooga/);
  });

  it('says what the settings say while there is no page', async () => {
    html = '';
    expect(await shown()).toBeUndefined();
    html = page(
      '<meta name="commons-place" content="Chattanooga, TN"><meta name="commons-time-zone" content="America/New_York">',
    );
    expect(townText({}, await shown())).toMatch(/of that place; SITE_PLACE and SITE_TIME_ZONE/);
  });
});
