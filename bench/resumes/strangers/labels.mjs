/** Words for dates, title, employer, name, phone and the document, in forms with labels. */
export const labels = {
  en: ['Period', 'Position', 'Employer', 'Name', 'Phone', 'Curriculum Vitae'],
  es: ['Período', 'Puesto', 'Empresa', 'Nombre', 'Teléfono', 'Currículum vítae'],
  de: ['Zeitraum', 'Tätigkeit', 'Arbeitgeber', 'Name', 'Telefon', 'Lebenslauf'],
  fr: ['Période', 'Poste', 'Employeur', 'Nom', 'Téléphone', 'Curriculum vitae'],
  pt: ['Período', 'Cargo', 'Empresa', 'Nome', 'Telefone', 'Curriculum vitae'],
  it: ['Periodo', 'Posizione', 'Azienda', 'Nome', 'Telefono', 'Curriculum Vitae'],
  nl: ['Periode', 'Functie', 'Werkgever', 'Naam', 'Telefoon', 'Curriculum vitae'],
  pl: ['Okres', 'Stanowisko', 'Pracodawca', 'Imię i nazwisko', 'Telefon', 'Curriculum vitae'],
  ar: ['الفترة', 'الوظيفة', 'جهة العمل', 'الاسم', 'الهاتف', 'السيرة الذاتية'],
  'zh-hans': ['时间', '职位', '公司', '姓名', '电话', '个人简历'],
};

export const contactHeadings = {
  en: 'Contact',
  es: 'Contacto',
  de: 'Kontakt',
  fr: 'Coordonnées',
  pt: 'Contato',
  it: 'Informazioni personali',
  nl: 'Contactgegevens',
  pl: 'Dane osobowe',
  ar: 'معلومات الاتصال',
  'zh-hans': '联系方式',
};

/** The labels of the European form, for jobs and courses. */
export const european = {
  en: {
    experience: [
      'Dates',
      'Name and address of employer',
      'Occupation or position held',
      'Main activities and responsibilities',
    ],
    education: [
      'Dates',
      'Name and type of organisation providing education and training',
      'Title of qualification awarded',
    ],
  },
  it: {
    experience: [
      'Date (da – a)',
      'Nome e indirizzo del datore di lavoro',
      'Tipo di impiego',
      'Principali mansioni e responsabilità',
    ],
    education: ['Date (da – a)', 'Nome e tipo di istituto', 'Qualifica conseguita'],
  },
  es: {
    experience: [
      'Fechas',
      'Nombre y dirección de la empresa',
      'Puesto o cargo ocupados',
      'Funciones y responsabilidades principales',
    ],
    education: ['Fechas', 'Nombre y tipo de centro', 'Cualificación obtenida'],
  },
  de: {
    experience: [
      'Datum',
      'Name und Adresse des Arbeitgebers',
      'Beruf oder Funktion',
      'Wichtigste Tätigkeiten und Zuständigkeiten',
    ],
    education: [
      'Datum',
      'Name und Art der Bildungseinrichtung',
      'Bezeichnung der erworbenen Qualifikation',
    ],
  },
  fr: {
    experience: [
      'Dates',
      "Nom et adresse de l'employeur",
      'Fonction ou poste occupé',
      'Principales activités et responsabilités',
    ],
    education: ['Dates', "Nom et type d'établissement", 'Intitulé du diplôme'],
  },
};
