/**
 * Licences, certificates and clearances, in the format of the search vocabulary: the phrases of a line are synonyms.
 * Own collection.
 */
export const credentials = `
rn, registered nurse, rn license, registered nurse license
lpn, lvn, licensed practical nurse, licensed vocational nurse
cna, certified nursing assistant, certified nurse aide, state tested nursing assistant, stna
np, nurse practitioner, aprn
home health aide, hha, hha certificate
medical assistant, cma, certified medical assistant
emt, emergency medical technician, emt b
paramedic, paramedic license
bls, basic life support > cpr, first aid
acls, advanced cardiac life support
pals, pediatric advanced life support
cpr, cpr certification, cardiopulmonary resuscitation
first aid, first aid certificate
phlebotomy, phlebotomist, phlebotomy certification, venipuncture, drew blood, drawing blood, blood draws
dental hygienist, rdh, registered dental hygienist, dental hygienist license
dental assistant, rda, registered dental assistant
pharmacy technician, cpht, certified pharmacy technician
lcsw, licensed clinical social worker
commercial driver license, commercial drivers license, cdl license, cdl > driver license
cdl, cdl a, class a cdl, cdl class a, class a license > commercial driver license, driver license
cdl b, class b cdl, cdl class b, class b license > commercial driver license, driver license
hazmat, hazmat endorsement, hazardous materials endorsement
tanker endorsement
driver license, drivers license, driving license, drivers licence, valid license, class d license, class d driver license
clean driving record, clean record, good driving record, clean mvr, clean motor vehicle record, no violations, no moving violations
forklift, forklift certification, forklift operator, forklift certificate, forklift license
osha 10, osha 10 hour > osha
osha 30, osha 30 hour > osha
osha, osha regulations, osha standards, osha safety
epa 608, epa universal, epa certification, epa section 608, hvac certification, hvac certified, hvac license
journeyman, journeyman electrician, journeyman license, journeyman electrician license > electrical license
master electrician, master electrician license > electrical license
electrical license, electrician license, electricians license, licensed electrician
master plumber, master plumber license > plumbing license
plumbing license, plumber license, plumbers license, licensed plumber
aws d1 1, certified welder, welding certification, aws certified welder
ase, ase certified, ase certification
servsafe, serv safe, servsafe manager
food handler, food handlers card, food handler card, food handlers permit, food handler certificate, food safety certificate
tips certified, alcohol server permit, bartending license
cosmetology license, licensed cosmetologist, cosmetologist
nail technician license, licensed nail technician, nail technician, nail tech, manicurist license
barber license, licensed barber, master barber
esthetician license, licensed esthetician, aesthetician license
massage license, licensed massage therapist, lmt
real estate license, licensed realtor
teaching license, teaching certificate, teacher certification, licensed teacher, teaching credential
cda, child development associate
cpa, certified public accountant
pmp, project management professional
six sigma, lean six sigma, green belt, black belt
shrm, shrm cp, phr
notary, notary public
comptia a, comptia a+, a+ certification
military, military service, military background, veteran, army, us army, u s army, navy, us navy, u s navy, air force, marine corps, marines, national guard, coast guard
security clearance, clearance
security license, guard card, guard license, unarmed guard license
cissp, security plus, comptia security
bar admission, admitted to the bar
`;
