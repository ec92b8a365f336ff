import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { words } from '../vocabulary/word-list.js';

/** Words of known headings, in lower case. A heading must equal one, or begin or end with one. */
export const englishHeadings: Record<Exclude<ResumeSectionKind, 'other'>, readonly string[]> = {
  summary: words(`
    summary, synopsis, professional synopsis, career synopsis, profile synopsis, professional summary, executive summary, summary of qualifications, qualifications summary,
    career profile, professional overview, career summary, profile, professional profile, personal profile,
    about, about me, looking for, seeking, objective, career objective, personal statement, overview, introduction, career overview,
    professional statement, who i am, highlights, career highlights, profile summary, summary of experience,
    personal summary, executive profile, about myself, bio, biography, hello, my profile, job objective,
    resume objective, objective statement, goal, goals, value proposition, at a glance, key highlights,
    candidate profile, qualifications profile, leadership profile, leadership summary, executive overview,
    technical profile, profile and goals, career goal, career goals, career focus, brand statement, my story,
    qualifications at a glance, experience summary, snapshot, career snapshot, professional snapshot
  `),
  experience: words(`
    experience, work experience, professional experience, employment, employment history, work history,
    career history, career, professional background, relevant experience, internships, internship, positions,
    appointments, volunteering, volunteer experience, volunteer work, volunteer, helping out, odd jobs, side jobs, military service, leadership,
    leadership experience, teaching experience, research experience, teaching, technical experience,
    experiences, work, jobs, job history, job experience, work experiences, working experience,
    professional history, professional experiences, employment experience, career experience,
    career summary and experience, related experience, relevant work experience, industry experience,
    other experience, additional experience, previous experience, work and experience, my experience,
    practical experience, clinical experience, selected experience, professional work experience,
    employment record, positions held, roles, career path, professional journey, career journey,
    where i have worked, where i worked, places i have worked, jobs i have had, past work, past jobs, previous jobs, my jobs, what i have done, things i have done, volunteer and leadership,
    leadership and activities, community service, community involvement, volunteer activities, volunteerism,
    volunteer work experience, internship experience, military experience, freelance, freelance experience,
    freelance work, entrepreneurial experience, earlier experience, earlier career, prior experience, employers,
    professional employment, employment background, experience highlights, extracurricular experience,
    field experience, administrative experience, leadership roles, supervisory experience, driving experience,
    welding experience, kitchen experience, culinary experience, healthcare experience, customer service experience,
    corporate experience, consulting experience, legal experience, board experience, classroom experience,
    student teaching, clinical rotations, apprenticeships, previous employment, current employment, current job, current jobs, present job, current work,
    civilian experience, part time work, job record, paid experience, unpaid experience, management experience, sales experience, nursing experience
  `),
  education: words(`
    education, academic background, education and training, job related training, academic history, studies, academic qualifications,
    training, schooling, coursework, relevant coursework, educational background, educations, my education,
    educational qualifications, educational history, academics, academic, qualification, academic record,
    academic experience, academic credentials, degrees, formal education, education history, academic profile,
    academic qualification, education details, educational details, schools, school, university,
    edu, learning, scholastic record, higher education, where i studied, where i learned, where i have studied, where i went to school, education background, education and qualifications
  `),
  skills: words(`
    skills, technical skills, key skills, core skills, skills summary, competencies, core competencies,
    areas of expertise, expertise, technologies, tools, charting systems, computer systems, systems, emr systems, ehr systems, technical proficiencies, strength, strengths, soft skills,
    abilities, qualifications, processes, welding processes, programming languages, programming, software, computer skills, tech, skill set,
    skillset, skill highlights, my skills, professional skills, hard skills, core strengths, key strengths,
    key competencies, areas of strength, proficiencies, technical expertise, technical knowledge,
    technical competencies, technical skill, technical summary, tech stack, technical toolkit, toolkit, toolbox,
    tools and technologies, technologies and tools, it skills, digital skills, other skills, additional skills,
    relevant skills, personal skills, interpersonal skills, transferable skills, specialties, specializations,
    specialisations, capabilities, talents, what i do, what i do well, what i do best, what i can do,
    what i am good at, good at, good with, things i am good at, things i can do, my strengths, knowledge, core qualifications, top skills, can do, i can,
    skills and abilities, skills and expertise, software skills, skills and tools, skills and technologies,
    frameworks, competence, competences, core expertise, professional expertise, clinical skills, office skills,
    industry expertise, industry knowledge, software proficiency, technical proficiency, technology,
    computer proficiency, key qualifications, domain expertise, strengths and skills, programming skills,
    expertise and skills, areas of knowledge, computer, computers, stuff i know, what i know, what i bring,
    things i know, can run, i can run, what i can run, machines i run, equipment i run, can operate
  `),
  certifications: words(`
    certifications, certs, cards, certified, licensed, certificates, certification, licenses, licences, credentials, licenses and certifications,
    certifications and licenses, courses, professional development, certificate, professional certifications,
    licensure, license, licence, licenses and certificates, certificates and licenses,
    licensure and certifications, certifications and training, trainings, trainings and certifications,
    professional training, training and certifications, training and development, professional licenses,
    accreditations, credentials and licenses, online courses, courses and certifications, courses and training,
    professional qualifications, workshops, further training, further education, continuing education,
    professional certificates, additional training, certifications and courses, tickets, tickets and cards,
    cards and tickets
  `),
  projects: words(`
    projects, personal projects, selected projects, key projects, side projects, portfolio, open source,
    project, project experience, academic projects, notable projects, featured projects, recent projects,
    relevant projects, technical projects, my projects, research projects, selected work, selected works,
    project work, open source projects, open source contributions, project highlights, university projects,
    school projects
  `),
  publications: words(`
    publications, papers, patents, talks, invited talks, presentations, conferences, research,
    selected publications, publication, articles, journal articles, conference papers, conference presentations,
    speaking, speaking engagements, public speaking, presentations and publications,
    publications and presentations, research and publications, research interests, writing
  `),
  awards: words(`
    awards, honors, honours, selected honors, honors and awards, achievements, accomplishments, scholarships,
    prizes, grants, award, honors awards, awards and recognition, recognition, recognitions,
    awards and achievements, achievements and awards, key achievements, selected achievements,
    career achievements, honor, fellowships, grants and awards, scholarships and awards,
    awards and scholarships, honors and achievements, awards and accomplishments, most proud of,
    academic achievements, key accomplishments, major achievements, notable achievements
  `),
  languages: words(`
    languages, language skills, human languages, spoken languages, language, my languages, languages known, language known, known languages, linguistic ability,
    linguistic abilities, linguistic proficiency, foreign languages,
    language proficiency, languages spoken, linguistic skills, tongues, speaks, i speak, languages i speak
  `),
  interests: words(`
    interests, hobbies, activities, campus life, campus activities, extracurricular activities, extracurriculars, hobbies and interests,
    personal interests, interest, hobby, interests and hobbies, hobbies interests, my interests,
    interests and activities, activities and interests, passions, other interests, leisure, leisure activities,
    outside work, activities and hobbies, extra curricular activities, co curricular activities, clubs, sports,
    personal interest
  `),
  references: words(`
    references, referees, recommendations, reference, referee, testimonials, professional references,
    references available upon request, references upon request, character references
  `),
};

/** Headings of sections without a kind of their own. */
export const englishOtherHeadings = words(`
  declaration, acknowledgement, affirmation, duties and responsibilities, job responsibilities, roles and responsibilities, passport details,
  affiliations, professional affiliations, memberships, professional memberships, associations, board service,
  board memberships, board positions, boards, community, additional information, other information, other,
  security clearance, clearance, availability, available, can work, when i can work, hours i can work, driving record, equipment, equipment operated, endorsements,
  work authorization, citizenship, professional service, service, driving record, miscellaneous, professional associations, board experience, driving licence, driving license, driver's license, career break, career breaks,
  career gap
`);

/** Headings of contact sections, which belong to the head of a résumé. */
export const englishContactWords = words(`
  personal particulars, personal vitae, personal dossier, personal memoranda, bio data, biodata, personal background,
  contact, contact me, contact details, contact info, contact information, personal details,
  personal information, personal info, personal data, personal, get in touch, contacts, my contact, say hi, say hello, how to reach me, where to find me, reach me,
  links, find me online, online, social, social media, socials, address, details, web, online profiles,
  profiles, basic information, general information
`);
