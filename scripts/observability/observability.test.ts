import { ServiceMetrics } from '@commons/service-kit/health/service-metrics';
import { parse } from 'yaml';
import { definitions, read, service } from '../compose/compose-file.js';
import { sourceFiles } from '../docs/source-files.js';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const { groups } = parse(read('deploy/observability/alerts.yml')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const config = parse(read('deploy/observability/prometheus.yml')) as {
  scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
};
const dashboard = JSON.parse(read('deploy/observability/dashboard.json')) as {
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
};

/** What Prometheus itself adds to every series. */
const everywhere = ['job', 'instance', 'service'];

/** Metrics that the services export, with their labels. */
async function exported(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>([['up', []]]);
  const add = (name: string, type: string, labels: string[]) => {
    if (type !== 'histogram') found.set(name, labels);
    else {
      found.set(`${name}_bucket`, [...labels, 'le']);
      for (const part of ['sum', 'count']) found.set(`${name}_${part}`, labels);
    }
  };
  const metrics = new ServiceMetrics('any');
  metrics.watchLog({ dropped: 0 });
  metrics.watchQueue(
    async () => ({}),
    async () => 0,
  );
  metrics.watchStores(async () => ({}));
  for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
    add(name, String(type), ['kind', 'space', 'type', 'version']);
  }
  const sources = sourceFiles(/^(?!.*\.test\.ts$).*\.ts$/).filter((file) => /\/src\//.test(file));
  for (const text of sources.map(read).filter((source) => source.includes("from 'prom-client'"))) {
    const made = /new (Counter|Gauge|Histogram)\(\{\s*name: '(\w+)'[\s\S]*?registers/g;
    for (const [declaration, type = '', name = ''] of text.matchAll(made)) {
      const labels = /labelNames: \[([^\]]*)\]/.exec(declaration)?.[1] ?? '';
      add(name, type.toLowerCase(), labels.match(/\w+/g) ?? []);
    }
  }
  return found;
}

const words = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'topk', 'bool']);

/** Metrics of a PromQL expression, and the labels that it names. */
function used(expr: string): { metrics: string[]; labels: string[] } {
  const labels: string[] = [];
  const bare = expr
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\{([^}]*)\}/g, (_all, inside: string) => {
      labels.push(...[...inside.matchAll(/(\w+)\s*(?:=|!)/g)].map(([, label]) => label ?? ''));
      return ' ';
    })
    .replaceAll(/\b(?:by|without) \(([^)]*)\)/g, (_all, inside: string) => {
      labels.push(...(inside.match(/\w+/g) ?? []));
      return ' ';
    })
    .replaceAll(/\[\w+\]/g, ' ');
  const names = [...bare.matchAll(/\b([a-z]\w*)\b(?!\s*\()/g)].map(([, name]) => name ?? '');
  return { metrics: names.filter((name) => !words.has(name) && !/^e\d+$/.test(name)), labels };
}

const panels = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => [title, expr, legendFormat] as const),
);
const expressions: [name: string, expr: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.map(([title, expr]): [string, string] => [title, expr]),
];

it.each(expressions)('%s only queries metrics that the services export', async (_name, expr) => {
  const known = await exported();
  const { metrics, labels } = used(expr);
  expect(metrics.length).toBeGreaterThan(0);
  expect(metrics.filter((name) => !known.has(name))).toEqual([]);
  const possible = [...everywhere, ...metrics.flatMap((name) => known.get(name) ?? [])];
  expect(labels.filter((label) => !possible.includes(label))).toEqual([]);
});

it('legends of the dashboard use existing labels', () => {
  for (const [, expr, legend] of panels) {
    const { labels } = used(expr);
    const named = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label ?? '');
    expect(named.filter((label) => !labels.includes(label))).toEqual([]);
  }
});

it('every alert has a section in the runbook, and every section an alert', () => {
  const page = read('docs/runbooks/metrics.md');
  const sections = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations, labels, for: wait } of rules) {
    expect(annotations.runbook).toBe(`docs/runbooks/metrics.md#${alert.toLowerCase()}`);
    expect([alert, annotations.summary.length > 0, wait]).toEqual([
      alert,
      true,
      expect.stringMatching(/^\d+m$/),
    ]);
    expect(['page', 'ticket']).toContain(labels.severity);
  }
});

it('every deployable with metrics is scraped at its port, and alerts when it is gone', () => {
  const names = Object.keys(definitions).sort();
  expect(config.scrape_configs.map(({ job_name }) => job_name).sort()).toEqual(names);
  for (const { job_name, dns_sd_configs } of config.scrape_configs) {
    expect(dns_sd_configs).toEqual([{ names: [job_name], type: 'A', port: 3000 }]);
    expect(service(job_name)).not.toEqual({});
    expect(rules[0]?.expr).toContain(`absent(up{job="${job_name}"})`);
  }
});
