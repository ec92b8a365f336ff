import { emptyJobForm, formValues, missingFields, missingText, toPosting } from './job-form.values';

describe('job form values', () => {
  it('lists the eleven required fields in form order when all are blank', () => {
    const blanks = Object.fromEntries(
      Object.keys(emptyJobForm).map((field) => [field, '  \n']),
    ) as unknown as typeof emptyJobForm;
    expect(missingText(missingFields(blanks))).toBe(
      'Please fill in all required fields: Job Title, Job Category, Employment Type, Location Type, City, State, Job Overview, Key Responsibilities, Required Qualifications, Experience Required, Compensation Type',
    );
  });

  it('lists only the missing ones', () => {
    const values = formValues({
      title: 'Baker',
      category: 'Other',
      employment_type: 'Contract',
      location_type: 'Remote',
    });
    expect(
      missingFields({ ...values, location_city: 'Erie', location_state: 'PA' }).map(
        ({ label }) => label,
      ),
    ).toEqual([
      'Job Overview',
      'Key Responsibilities',
      'Required Qualifications',
      'Experience Required',
      'Compensation Type',
    ]);
  });

  it('sends trimmed texts and omits empty optional fields', () => {
    expect(toPosting({ ...emptyJobForm, title: ' Baker ', perks: '   ' })).toEqual({
      title: 'Baker',
    });
  });

  it('converts an existing job to form values and back unchanged', () => {
    const job = { title: 'Baker', overview: 'Bread', salary_range: '$20/hr' };
    expect(toPosting(formValues(job))).toEqual(job);
  });
});
