import { useState } from 'react';
import { Button } from '../button';
import { CheckboxField, ChoiceGroup, RadioField } from '../checkbox-field';
import { Disclosure } from '../disclosure';
import { FileField } from '../file-field';
import { FilterIcon } from '../icons';
import { Grid, Stack } from '../page';
import { PasswordField } from '../password-field';
import { PasswordStrength } from '../password-strength';
import { RatingField } from '../rating';
import { SearchBox } from '../search-box';
import { SelectField } from '../select-field';
import { StepButtons } from '../step-buttons';
import { Stepper } from '../stepper';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';

const steps = [
  'Basic Information',
  'Contact & Location',
  'Business Details',
  'Services & Features',
  'Photos & Logo',
];

const suggestions = [
  { label: 'Searches', suggestions: [{ key: 'baker', text: 'baker', note: '12' }] },
  {
    label: 'Jobs',
    suggestions: [{ key: '7', text: 'Baker, nights', note: 'Millstone Bakery', own: true }],
  },
];

export function FormParts() {
  const [step, setStep] = useState(2);
  const [stars, setStars] = useState(5);
  return (
    <Stack gap={8}>
      <Stepper current={step} label="Create listing" onStep={setStep} steps={steps} />
      <Disclosure count={2} icon={<FilterIcon />} label="Filters" open>
        <Grid>
          <SelectField
            label="Category"
            options={['Technology', 'Healthcare']}
            placeholder="Any category"
          />
          <TextField label="City or state" />
          <TextField inputMode="numeric" label="Least salary" prefix="$" suffix="/yr" />
        </Grid>
      </Disclosure>
      <Grid cell="large" gap={6}>
        <SearchBox
          label="Search jobs"
          groups={suggestions}
          onAgain={() => {}}
          onText={() => {}}
          placeholder="Job title, company or word"
          value=""
        />
        <TextField
          autoComplete="email"
          defaultValue="maria@"
          error="Write an address such as name@example.org."
          id="gallery-email"
          label="Email"
          type="email"
        />
        <div>
          <PasswordField
            autoComplete="new-password"
            defaultValue="river-stone"
            help="Must be at least 8 characters with uppercase, lowercase, and number"
            label="New Password"
          />
          <PasswordStrength password="river-stone" />
        </div>
        <FileField
          accept=".pdf,.doc,.docx"
          help="Accepted formats: PDF, DOC, DOCX (Max 5MB)"
          label="Resume (Optional)"
        />
        <FileField chosen={['maria-alvarez-resume.pdf']} label="Resume (chosen)" />
        <TextArea
          countTo={200}
          defaultValue="Family diner by the river since 1987."
          help="Shown on cards and in search."
          label="Short description"
        />
        <ChoiceGroup columns legend="Payment methods">
          <CheckboxField defaultChecked label="Cash" />
          <CheckboxField label="Credit Cards" />
          <CheckboxField defaultChecked label="Venmo" />
          <CheckboxField disabled label="Check" />
        </ChoiceGroup>
        <ChoiceGroup legend="Account type">
          <RadioField defaultChecked label="Job Seeker" name="account" />
          <RadioField
            help="Post jobs and keep a listing"
            label="Employer / Business Owner"
            name="account"
          />
        </ChoiceGroup>
      </Grid>
      <RatingField legend="Your rating" onChange={setStars} value={stars} />
      <StepButtons busy={false} onCancel={() => setStep(0)}>
        <Button variant="primary" onClick={() => setStep((step + 1) % (steps.length + 1))}>
          Next Step
        </Button>
      </StepButtons>
    </Stack>
  );
}
