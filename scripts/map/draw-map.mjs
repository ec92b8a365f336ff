import { drawFrontEnds } from './draw-front-ends.mjs';
import { drawPackages } from './draw-packages.mjs';
import { drawServices } from './draw-services.mjs';
import { left, right } from './layout.mjs';
import { box, line, picture, text } from './svg.mjs';

function drawGateway(top) {
  return {
    bottom: top + 58,
    parts: [
      text(28, top + 24, 'One origin', 'section'),
      box(left, top, right - left, 58, 'door'),
      text(left + 14, top + 26, 'gateway', 'name'),
      text(
        left + 14,
        top + 46,
        'pages with their head · /mfe files of the remotes · /api and /uploads to the service of the path · limits, breaker, security headers',
        'soft',
      ),
    ],
  };
}

export function drawMap(code) {
  const frontEnds = drawFrontEnds(code, 96);
  const gateway = drawGateway(frontEnds.bottom + 34);
  const services = drawServices(code, gateway.bottom + 34);
  const packages = drawPackages(code, services.bottom + 44);
  const middle = (left + right) / 2;
  return picture(
    right + 40,
    packages.bottom + 24,
    'Map of the deployables and packages of Commons',
    [
      text(28, 50, 'Commons', 'title'),
      text(
        left,
        50,
        'what is deployed, who calls whom, who imports whom; made from the code by npm run map',
        'soft',
      ),
      line(middle, frontEnds.bottom, middle, gateway.bottom - 58, 'door'),
      services.middles.map((x) => line(x, gateway.bottom, x, gateway.bottom + 34, 'door')),
      frontEnds.parts,
      gateway.parts,
      services.parts,
      packages.parts,
    ],
  );
}
