import type { DynamicModule } from '@nestjs/common';

class ConfigModule {}

/** Makes the settings of a service injectable throughout its modules: `@Inject(token)`. */
export const configModule = (token: symbol, config: object): DynamicModule => ({
  module: ConfigModule,
  global: true,
  providers: [{ provide: token, useValue: config }],
  exports: [token],
});
