import { FrontEndOverride, OverrideChoice } from '../front-ends/front-end-overrides.js';
import { FrontEndReports } from '../front-ends/front-end-reports.js';
import { SwitchedOff } from '../portal/feature-switches.js';
import {
  PortalPageParam,
  PortalPageText,
  PortalText,
  PortalTextParam,
  PortalTextQuery,
} from '../portal/portal-settings.js';
import {
  Deployable,
  FrontEndName,
  FrontEndsStatus,
  ReleaseChange,
} from '../portal/portal-status.js';
import { operations } from './operation.js';

/** Operations that the gateway answers itself. */
export const gateway = operations({
  'POST /front-end-reports': {
    access: 'public',
    limit: 'read',
    summary:
      'Reports errors, load failures and web vitals of front ends, without anything about the visitor.',
    body: FrontEndReports,
    empty: true,
    errors: { 413: 'More than 16 KB', 415: 'Not application/json' },
  },
  'GET /feature-switches': {
    access: 'public',
    summary: 'Names what operators have switched off.',
    answer: SwitchedOff,
  },
  'GET /portal-texts/{name}': {
    access: 'public',
    summary: 'A text of the portal that the town wrote itself, in Markdown.',
    params: { name: PortalTextParam },
    query: PortalTextQuery,
    answer: PortalText,
    errors: { 404: 'It is the specified one' },
  },
  'GET /portal-pages/{address}': {
    access: 'public',
    summary: 'A page that the town added to its portal, in Markdown.',
    params: { address: PortalPageParam },
    query: PortalTextQuery,
    answer: PortalPageText,
    errors: { 404: 'There is no such page' },
  },
  'GET /operator/deployables': {
    access: 'operator',
    summary: 'Lists gateway, services and servers of front ends with version and state.',
    list: Deployable,
  },
  'GET /operator/front-ends': {
    access: 'operator',
    summary: 'Lists the versions of front ends that visitors get, and who released them.',
    answer: FrontEndsStatus,
  },
  'PUT /operator/front-ends/{name}/release': {
    access: 'operator',
    summary: 'Releases an earlier version to all visitors again.',
    params: { name: FrontEndName },
    body: ReleaseChange,
    answer: FrontEndsStatus,
    errors: { 409: 'Somebody released another meanwhile, or this gateway may not' },
  },
  'PUT /operator/front-ends/{name}/override': {
    access: 'operator',
    summary:
      'Serves another version of a front end to this browser alone, by a cookie, until its session ends.',
    params: { name: FrontEndName },
    body: OverrideChoice,
    answer: FrontEndOverride,
    errors: { 409: 'It does not fit the running shell, or its server is not an allowed one' },
  },
  'DELETE /front-end-overrides': {
    access: 'public',
    summary: 'Ends the override: this browser gets what all visitors get.',
    empty: true,
  },
});
