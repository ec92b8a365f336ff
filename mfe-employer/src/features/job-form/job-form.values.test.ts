import { emptyJobForm, formValues, missingFields, missingText, toPosting } from './job-form.values';

describe('job form values', () => {
  it('names the eleven required fields in the order of the form when all are blank', () => {
    const blanks = Object.fromEntries(
      Object.keys(emptyJobForm).map((field) => [field, '  \n']),
    ) as unknown as typeof emptyJobForm;
    expect(missingText(missingFields(blanks))).toBe(
      'Please fill in all required fields: Job Title, Job Category, Employment Type, Location Type, City, State, Job Overview, Key Responsibilities, Required Qualifications, Experience Required, Compensation Type',
    );
  });

  it('names only what is missing', () => {
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

  it('sends trimmed texts and leaves empty optional fields out', () => {
    expect(toPosting({ ...emptyJobForm, title: ' Baker ', perks: '   ' })).toEqual({
      title: 'Baker',
    });
  });

  it('takes an existing job over and back unchanged', () => {
    const job = { title: 'Baker', overview: 'Bread', salary_range: '$20/hr' };
    expect(toPosting(formValues(job))).toEqual(job);
  });
});
