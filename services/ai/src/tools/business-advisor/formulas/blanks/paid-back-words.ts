/** What asks whether and when something that is bought is paid back. */
export const paidBackWords =
  /\bpays? for itself\b|\bpay(?:s|ing)? (?:it|itself)? ?back\b|\bpayback\b|\bpaid (?:back|off)\b|\bworth (?:it|buying|getting|having|fixing)\b/;
