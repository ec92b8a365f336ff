import type { HeadingWords } from '@commons/service-kit/imports/runs/propose-columns';

/**
 * Headings of business registers, membership lists of chambers of commerce and spreadsheets, in English and Spanish,
 * lower case and without accents (`headingKey`).
 */
export const listingHeadings: HeadingWords = {
  business_name: [
    ...['business name', 'trade name', 'dba name', 'dba', 'doing business as name'],
    ...['doing business as', 'company name', 'company', 'business', 'member name', 'store name'],
    ...['establishment name', 'facility name', 'organization name', 'organization', 'firm name'],
    ...['name', 'nombre comercial', 'nombre del negocio', 'negocio', 'nombre de la empresa'],
    ...['empresa', 'comercio', 'establecimiento', 'nombre del establecimiento', 'nombre'],
    ...['denominacion'],
  ],
  other_name: [
    ...['legal name', 'legal business name', 'owner name', 'ownership name', 'licensee'],
    ...['licensee name', 'entity name', 'corporate name', 'account name', 'taxpayer name'],
    ...['razon social', 'titular', 'nombre legal', 'denominacion social', 'propietario'],
  ],
  business_category: [
    ...['business category', 'category', 'business type', 'type of business', 'industry'],
    ...['naics description', 'naics title', 'naics code description', 'sic description'],
    ...['license type', 'licence type', 'license category', 'license class', 'class', 'sector'],
    ...['trade', 'naics', 'naics code', 'sic', 'sic code', 'type', 'categoria', 'tipo de negocio'],
    ...['actividad', 'actividad economica', 'giro', 'giro comercial', 'rubro', 'ramo'],
    ...['tipo de licencia', 'tipo'],
  ],
  short_description: [
    ...['short description', 'description', 'business description', 'license description'],
    ...['licence description', 'business activity', 'activity', 'nature of business', 'services'],
    ...['products and services', 'about', 'descripcion', 'descripcion de la actividad'],
    ...['servicios', 'productos y servicios', 'que hacen', 'que hace', 'que ofrece'],
  ],
  street_address: [
    ...['street address', 'business address', 'location address', 'site address', 'address'],
    ...['address 1', 'address1', 'address line 1', 'physical address', 'premise address'],
    ...['street', 'mailing address', 'direccion', 'domicilio', 'calle', 'calle y numero'],
    ...['direccion del negocio', 'ubicacion'],
  ],
  unit: [
    ...['unit', 'suite', 'address 2', 'address2', 'address line 2', 'apt', 'ste'],
    ...['local', 'interior', 'piso', 'oficina'],
  ],
  full_address: [
    ...['full address', 'complete address', 'whole address', 'address city state zip'],
    ...['direccion completa', 'domicilio completo'],
  ],
  city: [
    'city',
    'town',
    'business city',
    'location city',
    'municipality',
    'ciudad',
    'municipio',
    'poblacion',
    'localidad',
  ],
  state: ['state', 'st', 'business state', 'state code', 'province', 'estado', 'edo', 'provincia'],
  zip: [
    ...['zip', 'zip code', 'zipcode', 'zip 5', 'postal code', 'postcode', 'business zip'],
    ...['codigo postal', 'cp', 'c p', 'cod postal'],
  ],
  phone: [
    ...['phone', 'phone number', 'business phone', 'telephone', 'tel', 'main phone', 'work phone'],
    ...[
      'contact phone',
      'telefono',
      'telefono comercial',
      'numero de telefono',
      'movil',
      'celular',
    ],
  ],
  email: [
    ...['email', 'e mail', 'email address', 'business email', 'contact email', 'mail'],
    ...['correo', 'correo electronico', 'correo e'],
  ],
  website: [
    ...['website', 'web site', 'web', 'url', 'web address', 'homepage', 'home page', 'site web'],
    ...['pagina web', 'sitio web', 'sitio'],
  ],
  source_url: ['source url', 'source', 'record url', 'license url', 'fuente', 'enlace'],
  ref: [
    ...['ref', 'reference', 'license number', 'licence number', 'license no', 'license id'],
    ...[
      'license',
      'lic no',
      'acct',
      'acct no',
      'account',
      'account number',
      'account no',
      'record number',
      'record id',
    ],
    ...['permit number', 'certificate number', 'member id', 'member number', 'id', 'objectid'],
    ...['numero de licencia', 'licencia', 'no licencia', 'expediente', 'folio', 'numero'],
    ...['numero de socio', 'registro'],
  ],
};
