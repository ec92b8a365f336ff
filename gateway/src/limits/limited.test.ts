import { MetadataScanner } from '@nestjs/core';
import { gatewayControllers } from '../app.module.js';
import { LIMIT } from './limited.js';

const routes = gatewayControllers.flatMap((controller) =>
  new MetadataScanner()
    .getAllMethodNames(controller.prototype)
    .map((name) => ({ controller, name, handler: Reflect.get(controller.prototype, name) }))
    .filter(({ handler }) => Reflect.hasMetadata('path', handler)),
);

describe('the rate limits of the gateway', () => {
  it('are declared for every route', () => {
    expect(routes.length).toBeGreaterThan(20);
    const silent = routes.filter(
      ({ controller, handler }) =>
        !Reflect.hasMetadata(LIMIT, handler) && !Reflect.hasMetadata(LIMIT, controller),
    );
    expect(silent.map(({ controller, name }) => `${controller.name}.${name}`)).toEqual([]);
  });
});
