import { oneOf } from './names.mjs';
import { UsageError } from './project.mjs';

/** The folder of a resource and the Nest module in it. */
export function checkedModule(project, service, resource) {
  const folder = `services/${service}/src/${resource}`;
  oneOf(resource, project.folders(`services/${service}/src`), 'The resource');
  const module = `${folder}/${resource}.module.ts`;
  if (!project.has(module))
    throw new UsageError(`${resource} has no module: choose another resource.`);
  return { folder, module };
}

/** Adds a class to the providers of a Nest module. */
export function addProvider(project, module, name, from) {
  if (/providers: \[/.test(project.read(module)))
    project.insertAfter(module, /providers: \[/, `${name}, `);
  else project.insertAfter(module, /@Module\(\{/, `providers: [${name}],`);
  project.addImport(module, `import { ${name} } from '${from}';`);
}
