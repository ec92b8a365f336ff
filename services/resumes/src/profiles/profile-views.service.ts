import { dayMs } from '@commons/contracts/durations';
import { profileViewDays } from '@commons/contracts/resumes/profile-lists';
import type { ProfileViews } from '@commons/contracts/resumes/profiles';
import { calendarDay } from '@commons/service-kit/config/time-zone';
import { DailyVisits, type Visitor } from '@commons/service-kit/numbers/daily-visits';
import { Portal } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ProfileRecord } from './profile.js';

/** A month has up to 31 days and the chart has 30. Older days count only in the total. */
const retentionDays = 31;

/** @param today midnight UTC of the current date in the site's time zone */
const dayBefore = (today: Date, days: number) =>
  new Date(today.getTime() - days * dayMs).toISOString().slice(0, 10);

/** Counts views of shared profiles: once per visitor and day, never the owner's (A25, A39). */
@Injectable()
export class ProfileViewsService {
  constructor(
    @InjectModel('Profile') private readonly profiles: Model<ProfileRecord>,
    private readonly visits: DailyVisits,
    private readonly portal: Portal,
  ) {}

  async count(profile: ProfileRecord, visitor: Visitor): Promise<void> {
    if (visitor.userId === profile.user_id) return;
    if (!(await this.visits.isFirst(`profile:${profile._id}`, visitor))) return;
    const today = this.#today();
    const oldest = dayBefore(today, retentionDays);
    const old = Object.keys(profile.daily_views ?? {}).filter((date) => date < oldest);
    await this.profiles.updateOne(
      { _id: profile._id },
      {
        $inc: { total_views: 1, [`daily_views.${dayBefore(today, 0)}`]: 1 },
        ...(old.length > 0 && {
          $unset: Object.fromEntries(old.map((date) => [`daily_views.${date}`, 1])),
        }),
      },
    );
  }

  async of(userId: string): Promise<ProfileViews> {
    const profile = await this.profiles.findOne({ user_id: userId }).lean<ProfileRecord>();
    return profileViews(profile ?? {}, this.#today());
  }

  #today(): Date {
    return calendarDay(new Date(), this.portal.now.time_zone);
  }
}

/** @param today midnight UTC of the current date in the site's time zone */
export function profileViews(
  { total_views = 0, daily_views = {} }: Pick<ProfileRecord, 'total_views' | 'daily_views'>,
  today: Date,
): ProfileViews {
  const month = dayBefore(today, 0).slice(0, 7);
  const ofMonth = Object.entries(daily_views).filter(([date]) => date.startsWith(month));
  const dates = Array.from({ length: profileViewDays }, (_, at) =>
    dayBefore(today, profileViewDays - 1 - at),
  );
  return {
    total_views,
    views_this_month: ofMonth.reduce((sum, [, views]) => sum + views, 0),
    days: dates.map((date) => ({ date, views: daily_views[date] ?? 0 })),
  };
}
