import type { User } from '../users/user.js';

/** Name of a business as shown to its members: the owner's company name, else the owner's own name. */
export const businessName = ({
  company_name,
  full_name,
}: Pick<User, 'company_name' | 'full_name'>) => company_name || full_name;
