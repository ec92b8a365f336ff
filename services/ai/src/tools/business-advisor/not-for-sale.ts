/** What an owner pays for and does not sell: "a permit is $300". */
export const notForSale =
  /\b(?:permits?|licen[sc]e|deposit|fee|inspection|certificate|certification|sign|van|truck|trailer|booth|stall|spot|oven|fryer|cooler|domain|lawyer|accountant|bookkeeper|course)\s+(?:is|runs|goes for)\s*(?:about |around )?$/i;
