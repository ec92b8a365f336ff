import type { HeadingWords } from '@commons/service-kit/imports/runs/propose-columns';

/**
 * Headings of lists of vacancies, in English and Spanish, lower case and without accents (`headingKey`).
 */
export const jobHeadings: HeadingWords = {
  title: [
    ...[
      'job title',
      'title',
      'position title',
      'position',
      'business title',
      'civil service title',
    ],
    ...[
      'posting title',
      'vacancy',
      'role',
      'job',
      'puesto',
      'cargo',
      'titulo del puesto',
      'titulo',
    ],
    ...['vacante', 'empleo'],
  ],
  company_name: [
    ...['company name', 'company', 'employer', 'employer name', 'organization', 'agency'],
    ...['agency name', 'department', 'hiring organization', 'business name', 'empresa'],
    ...['empleador', 'compania', 'organizacion', 'departamento', 'dependencia'],
  ],
  category: [
    ...['job category', 'category', 'job family', 'occupation', 'field', 'industry'],
    ...['categoria', 'area', 'sector', 'rubro'],
  ],
  employment_type: [
    ...['employment type', 'job type', 'full time part time', 'full time part time indicator'],
    ...['schedule', 'type', 'tipo de empleo', 'tipo de contrato', 'jornada', 'tipo'],
  ],
  experience_level: [
    ...['experience level', 'level', 'career level', 'seniority', 'nivel de experiencia', 'nivel'],
  ],
  location_type: ['location type', 'workplace type', 'remote', 'work mode', 'modalidad', 'remoto'],
  location_city: ['city', 'job city', 'location city', 'work city', 'ciudad', 'municipio'],
  location_state: ['state', 'job state', 'location state', 'estado', 'edo', 'provincia'],
  location: ['location', 'work location', 'job location', 'place', 'ubicacion', 'lugar'],
  salary_min: [
    ...['salary min', 'min salary', 'salary range from', 'salary from', 'minimum salary'],
    ...['pay min', 'pay from', 'salario minimo', 'sueldo minimo', 'salario desde'],
  ],
  salary_max: [
    ...['salary max', 'max salary', 'salary range to', 'salary to', 'maximum salary'],
    ...['pay max', 'pay to', 'salario maximo', 'sueldo maximo', 'salario hasta'],
  ],
  salary_range: [
    'salary',
    'pay',
    'salary range',
    'compensation',
    'wage',
    'salario',
    'sueldo',
    'pago',
  ],
  overview: ['overview', 'summary', 'short description', 'abstract', 'resumen'],
  description: [
    ...['job description', 'description', 'full description', 'details', 'descripcion'],
    ...['descripcion del puesto'],
  ],
  key_responsibilities: [
    ...['responsibilities', 'key responsibilities', 'duties', 'funciones', 'responsabilidades'],
  ],
  required_qualifications: [
    ...['qualifications', 'required qualifications', 'minimum qual requirements'],
    ...['minimum qualifications', 'requirements', 'requisitos', 'calificaciones'],
  ],
  created_at: [
    ...['posted', 'posting date', 'date posted', 'posted on', 'published', 'post date'],
    ...['fecha de publicacion', 'publicado', 'fecha'],
  ],
  valid_through: [
    ...['closes', 'closing date', 'post until', 'expires', 'deadline', 'valid through'],
    ...['application deadline', 'fecha limite', 'fecha de cierre', 'vence', 'cierre'],
  ],
  source_url: ['url', 'link', 'job url', 'apply url', 'source url', 'apply', 'enlace', 'liga'],
  ref: [
    ...['job id', 'ref', 'reference', 'requisition', 'requisition number', 'posting id'],
    ...['vacancy number', 'id', 'numero de vacante', 'referencia', 'folio', 'clave'],
  ],
};
