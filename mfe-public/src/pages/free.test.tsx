import { fakeApi, renderPage } from '@commons/web-kit/testing/test-render';
import type { ComponentType } from 'react';
import AdvertisePage from './advertise.page';
import BusinessDirectoryPage from './business-directory.page';
import CommunityGuidelinesPage from './community-guidelines.page';
import ContactPage from './contact.page';
import JobBoardPage from './job-board.page';
import LandingPage from './landing.page';
import LoginPage from './login.page';
import MissionPage from './mission.page';
import PrivacyPolicyPage from './privacy-policy.page';
import RegisterPage from './register.page';
import TermsOfServicePage from './terms-of-service.page';

const pages = {
  AdvertisePage,
  BusinessDirectoryPage,
  CommunityGuidelinesPage,
  ContactPage,
  JobBoardPage,
  LandingPage,
  LoginPage,
  MissionPage,
  PrivacyPolicyPage,
  RegisterPage,
  TermsOfServicePage,
};
const api = fakeApi({
  'POST /business-directory/search': () => [],
  'POST /jobs/search': () => [],
});
const words = (Page: ComponentType) => renderPage(<Page />, { api }).container.textContent ?? '';

const price = /\bupgrade|\bpremium|free trial|\bsubscri|per month|billing|credit card|fees? appl/i;

it.each(Object.entries(pages))('[STA-08] %s names no plan, no fee and no card', (_name, Page) => {
  expect(words(Page)).not.toMatch(price);
});

it.each([
  ['landing', LandingPage, /100% Free Community Platform/],
  ['mission', MissionPage, /Everything is free: no listing fees, no usage limits, no account fees/],
  ['terms', TermsOfServicePage, /costs nothing: no listing fees, no usage limits, no account fees/],
  ['privacy', PrivacyPolicyPage, /free and stays free/],
  ['advertise', AdvertisePage, /Listing a business and posting jobs are free and stay free/],
])('[STA-08] says on %s that everything is free', (_name, Page, text) => {
  expect(words(Page)).toMatch(text);
});
