import { NewOperatorAction, OperatorActionRecorded } from '../../moderation/moderation.js';
import {
  FeatureSwitch,
  FeatureSwitchChange,
  FeatureSwitchParam,
} from '../../portal/feature-switches.js';
import {
  PortalChange,
  PortalRestore,
  PortalSettings,
  PortalVersion,
  PortalVersionList,
  TownWordMove,
  TownWordQuery,
  TownWordUses,
} from '../../portal/portal-settings.js';
import {
  FailedTask,
  FailedTaskList,
  QueueName,
  QueueState,
  TaskDrop,
  TaskRetry,
  TasksChanged,
} from '../../tasks/task-queues.js';
import { operations } from '../operation.js';

const params = { queue: QueueName };

/** What operators monitor and change in the running portal: tasks of all services, and feature switches. */
export const operatorPortal = operations({
  'GET /auth/operator/queues': {
    access: 'operator',
    summary: 'Lists the queues of all services with the numbers of their tasks.',
    list: QueueState,
  },
  'GET /auth/operator/queues/{queue}/failed': {
    access: 'operator',
    summary:
      'Lists the tasks of a queue that failed permanently, the latest first, without payload.',
    params,
    query: FailedTaskList,
    list: FailedTask,
  },
  'POST /auth/operator/queues/{queue}/retry': {
    access: 'operator',
    summary: 'Runs failed tasks again.',
    params,
    body: TaskRetry,
    answer: TasksChanged,
  },
  'POST /auth/operator/queues/{queue}/drop': {
    access: 'operator',
    summary: 'Removes failed tasks, which are then never done.',
    params,
    body: TaskDrop,
    answer: TasksChanged,
  },
  'GET /auth/operator/feature-switches': {
    access: 'operator',
    summary: 'Lists what operators can switch off, and who did.',
    list: FeatureSwitch,
  },
  'PUT /auth/operator/feature-switches/{name}': {
    access: 'operator',
    summary: 'Switches a feature off or on; every instance follows within seconds.',
    params: { name: FeatureSwitchParam },
    body: FeatureSwitchChange,
    answer: FeatureSwitch,
  },
  'GET /auth/operator/portal-settings': {
    access: 'operator',
    summary: 'Returns the settings of the portal, and their defaults.',
    answer: PortalSettings,
  },
  'PUT /auth/operator/portal-settings': {
    access: 'operator',
    summary:
      'Saves the settings of the portal as a new version; every instance follows within seconds.',
    body: PortalChange,
    answer: PortalSettings,
    errors: { 409: 'Somebody saved another version meanwhile, or a removed category is used' },
  },
  'GET /auth/operator/portal-settings/versions': {
    access: 'operator',
    summary: 'Lists the saved versions, the latest first, with who saved them and what changed.',
    query: PortalVersionList,
    list: PortalVersion,
  },
  'POST /auth/operator/portal-settings/restore': {
    access: 'operator',
    summary: 'Saves a former version again.',
    body: PortalRestore,
    answer: PortalSettings,
    errors: { 409: 'Somebody saved another version meanwhile' },
  },
  'GET /auth/operator/word-uses': {
    access: 'operator',
    summary: "Counts the records that have a category or an area of the town's own.",
    query: TownWordQuery,
    answer: TownWordUses,
  },
  'POST /auth/operator/word-moves': {
    limit: 'slow',
    access: 'operator',
    summary:
      "Moves the records of a category or an area of the town's own to another one of the list.",
    body: TownWordMove,
    answer: TownWordUses,
    errors: { 404: "The town's own words lack it" },
  },
  'POST /internal/operator-actions': {
    access: 'internal',
    callers: ['gateway'],
    summary: 'Notes in the operators\u2019 log what an operator did at the gateway.',
    body: NewOperatorAction,
    answer: OperatorActionRecorded,
  },
});
