import { auth } from '@commons/contracts/operations/auth';
import type { SeekerAccountProfile } from '@commons/contracts/resumes/profiles';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { UserService } from '../user.service.js';

/** Initial data of a professional profile, for the resumes service (decision A40). */
@Controller()
export class InternalSeekerProfilesController {
  constructor(private readonly users: UserService) {}

  @Handles(auth['GET /internal/seeker-profiles/{id}'])
  async read({
    params: { id },
  }: Call<'GET /internal/seeker-profiles/{id}'>): Promise<SeekerAccountProfile> {
    const user = await this.users.get(id);
    if (user.account_type !== 'job_seeker') throw refuse(404, 'User not found');
    const { full_name, email, phone, location, bio, website, skills = [] } = user;
    const { desired_salary_min, desired_salary_max } = user;
    const known = { phone, location, bio, website, desired_salary_min, desired_salary_max };
    return { full_name, email, skills, ...withoutGaps(known) };
  }
}

const withoutGaps = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
