import { userDataServices } from '@commons/contracts/account/user-data';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { configModule } from '@commons/service-kit/config/config-module';
import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AccountDeletionModule } from './account-deletion/account-deletion.module.js';
import { AccountRemovalsModule } from './account-removals/account-removals.module.js';
import { AUTH_CONFIG, AuthConfig } from './auth.config.js';
import { BusinessesModule } from './businesses/businesses.module.js';
import { EmailChangeModule } from './email-change/email-change.module.js';
import { FeatureSwitchesModule } from './feature-switches/feature-switches.module.js';
import { FirstOperatorModule } from './first-operator/first-operator.module.js';
import { KeysModule } from './keys/keys.module.js';
import { MyDataModule } from './my-data/my-data.module.js';
import { NumbersModule } from './numbers/numbers.module.js';
import { OperatorAccountsModule } from './operator-accounts/operator-accounts.module.js';
import { OperatorQueuesModule } from './operator-queues/operator-queues.module.js';
import { PasswordChangeModule } from './password-change/password-change.module.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { PortalSettingsModule } from './portal-settings/portal-settings.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { UsersModule } from './users/users.module.js';
import { VerificationModule } from './verification/verification.module.js';
import { WatchedWordsModule } from './watched-words/watched-words.module.js';

class AuthModule {}

const rootModule = (config: AuthConfig): DynamicModule => ({
  module: AuthModule,
  imports: [
    configModule(AUTH_CONFIG, config),
    AccountModule,
    AccountDeletionModule,
    AccountRemovalsModule,
    BusinessesModule,
    EmailChangeModule,
    FeatureSwitchesModule,
    FirstOperatorModule,
    KeysModule,
    MyDataModule,
    OperatorAccountsModule,
    OperatorQueuesModule,
    NumbersModule,
    PasswordChangeModule,
    PortalSettingsModule,
    PasswordResetModule,
    SignInModule,
    UsersModule,
    VerificationModule,
    WatchedWordsModule,
  ],
});

/** Accounts with profiles and passwords, sessions, signing keys of access tokens, and mailed links. */
export const authService = defineService({
  name: 'auth',
  config: AuthConfig,
  module: rootModule,
  stores: ['mongo', 'redis', 'mail'],
  tasks: [eraseUser('auth')],
  calls: [...userDataServices],
});
