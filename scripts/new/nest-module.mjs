import { oneOf, resourcesOf } from './names.mjs';
import { UsageError } from './project.mjs';

/** The folder of a resource and the Nest module in it. */
export function checkedModule(project, service, resource) {
  const folder = `services/${service}/src/${resource}`;
  oneOf(resource, resourcesOf(project, service), 'The resource');
  const module = `${folder}/${resource}.module.ts`;
  if (!project.has(module))
    throw new UsageError(`${resource} has no module: choose another resource.`);
  return { folder, module };
}

/** Adds a class to a list of a Nest module, and the import of it. */
function addTo(list) {
  return (project, module, name, from) => {
    const opening = new RegExp(`${list}: \\[`);
    if (opening.test(project.read(module))) project.insertAfter(module, opening, `${name}, `);
    else project.insertAfter(module, /@Module\(\{/, `${list}: [${name}],`);
    project.addImport(module, `import { ${name} } from '${from}';`);
  };
}

export const addProvider = addTo('providers');
export const addController = addTo('controllers');
