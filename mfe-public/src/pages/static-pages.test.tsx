import { renderPage, screen } from '@commons/web-kit/testing/test-render';
import type { ComponentType } from 'react';
import AccessibilityPage from './accessibility.page';
import AdvertisePage from './advertise.page';
import CommunityGuidelinesPage from './community-guidelines.page';
import MissionPage from './mission.page';
import PrivacyPolicyPage from './privacy-policy.page';
import TermsOfServicePage from './terms-of-service.page';

const words = (Page: ComponentType) => renderPage(<Page />).container.textContent ?? '';

it('[STA-01] names the three parts of the mission', () => {
  const text = words(MissionPage);
  for (const part of ['Accessible innovation', 'Transparent growth', 'Collaborative community']) {
    expect(text).toContain(part);
  }
});

it('[STA-02] names the four rules and the consequences of breaking them', () => {
  const text = words(CommunityGuidelinesPage);
  for (const rule of [
    'Respectful engagement',
    'No spam',
    'Responsible tool use',
    'Honest listings',
    'Violations may lead to temporary or permanent removal',
  ]) {
    expect(text).toContain(rule);
  }
});

it('[STA-03] promises no sale, no tracking, and deletion, access and export on request', () => {
  const text = words(PrivacyPolicyPage);
  expect(text).toContain('Your data is never sold');
  expect(text).toContain('No cross-site tracking');
  expect(text).toMatch(/may request the deletion of your data, access to it, and an export/);
});

it('[STA-04] dates the terms', () => {
  expect(words(TermsOfServicePage)).toMatch(/last updated December 2024/i);
});

it('states what is accessible, what is missing, and where to report it (decision B83)', () => {
  const text = words(AccessibilityPage);
  expect(text).toContain('Level AA of the Web Content Accessibility Guidelines (WCAG) 2.2');
  expect(text).toContain('What is not there yet');
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
});

it('[STA-07] has four offerings, each linking to /contact, and no prices', () => {
  const text = words(AdvertisePage);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Featured Business Listing',
    'Featured Job Posting',
    'Banner Advertising',
    'Newsletter Sponsorship',
  ]);
  const links = screen.getAllByRole('link', { name: 'Contact for Pricing' });
  expect(links).toHaveLength(4);
  for (const link of links) expect(link).toHaveAttribute('href', '/contact');
  expect(text).not.toMatch(/\$|\d/);
  // None of them exists (decision B98).
  expect(text).toContain('Nothing on this site is sold today');
  expect(screen.getAllByText('Not set up yet')).toHaveLength(4);
});
