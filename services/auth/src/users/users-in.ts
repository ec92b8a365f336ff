import type { Connection, Model } from 'mongoose';
import type { User } from './user.js';
import { UserSchema } from './user.schema.js';

/** The accounts of a database, for commands that run outside of the service. */
export const usersIn = (connection: Connection): Model<User> =>
  connection.model<User>('User', UserSchema);
