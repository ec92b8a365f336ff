/** Orders that stand in an owner's notes for the reader. */
export const asked =
  /^(?:bring|call|text|reply|send|book|park|fill|come|check|sign|pay|let|email|e-mail|mail|return|confirm|wear|use|leave|put|drop|stop|rebook|plan|expect|take|keep|choose|tell|ask|give|look|join|visit|pick|credit|reply|rsvp|turn|hand|drop|wait|arrive|stop|switch|move|clean|remember|unplug|wash|order(?! #?\d{3,})|charge)\b(?!-| (?:is|are|was|were|will|your (?:number|name|application|resume))\b)/i;
