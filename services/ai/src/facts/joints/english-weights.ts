/** Learned by bench/texts/learn-joints.mjs: a cue, a tab and its weight on each line. Not written by hand. */
export const englishWeights = `
begins "11"	0.1
begins "12"	0.17
begins "14"	-0.04
begins "15"	-0.08
begins "18"	0.13
begins "180"	0.13
begins "2"	-0.28
begins "20"	0.05
begins "200"	0.12
begins "21"	0.23
begins "22"	0.03
begins "25"	-0.06
begins "3"	0.12
begins "30"	0.11
begins "35"	0.25
begins "4"	-0.08
begins "40"	0.04
begins "45"	-0.17
begins "5"	0.09
begins "50"	-0.12
begins "6"	-0.29
begins "60"	0.12
begins "7"	-0.19
begins "85"	0.12
begins "8x10"	0.19
begins "9"	-0.34
begins "90"	0.21
begins "95"	0.14
begins "9am"	0.21
begins "ages"	0.32
begins "all"	0.4
begins "apply"	0.24
begins "ask"	0.11
begins "back"	0.17
begins "balance"	0.35
begins "band"	0.2
begins "battery"	0.24
begins "before"	-0.07
begins "blue"	0.08
begins "booking"	0.24
begins "both"	0.19
begins "breakfast"	0.11
begins "bring"	0.58
begins "bus"	0.24
begins "cake"	0.14
begins "call"	0.25
begins "came"	-0.03
begins "can"	0.07
begins "cans"	0.2
begins "card"	0.07
begins "cash"	0.31
begins "check"	-0.21
begins "church"	0.14
begins "clean"	0.19
begins "closed"	0.19
begins "coffee"	0.14
begins "color"	0.05
begins "come"	0.06
begins "cut"	0.17
begins "day"	-0.08
begins "delivered"	-0.08
begins "delivery"	-0.03
begins "dog"	-0.07
begins "dogs"	0.22
begins "drain"	0.05
begins "drop"	-0.06
begins "dry"	0.14
begins "ends"	0.13
begins "evenings"	0.19
begins "every"	0.2
begins "filter"	0.28
begins "first"	0.4
begins "free"	0.29
begins "fri"	-0.39
begins "from"	-0.13
begins "gate"	0.32
begins "gift"	0.34
begins "good"	0.13
begins "got"	0.12
begins "hand"	0.2
begins "hay"	0.18
begins "he"	0.24
begins "hi"	-0.12
begins "hiring"	0.2
begins "home"	0.16
begins "i"	0.23
begins "ice"	0.06
begins "if"	-0.16
begins "in"	-0.44
begins "it"	-0.46
begins "just"	0.03
begins "keep"	0.26
begins "kids"	0.22
begins "kitchen"	0.08
begins "labor"	-0.18
begins "last"	-0.11
begins "late"	-0.06
begins "leave"	0.07
begins "let"	0.18
begins "line"	0.16
begins "local"	0.08
begins "lock"	0.22
begins "lost"	0.06
begins "lunch"	0.08
begins "made"	0.27
begins "mats"	0.14
begins "miss"	0.14
begins "mon"	-0.17
begins "my"	0.16
begins "need"	0.15
begins "new"	0.52
begins "next"	-0.25
begins "no"	0.43
begins "nobody"	0.23
begins "not"	-0.05
begins "offer"	0.25
begins "oil"	-0.06
begins "one"	-0.19
begins "open"	0.35
begins "ordered"	-0.13
begins "our"	0.05
begins "paid"	0.07
begins "paint"	0.09
begins "patio"	0.22
begins "peach"	0.19
begins "photos"	0.2
begins "piano"	-0.15
begins "pick"	0.16
begins "pie"	0.15
begins "please"	0.06
begins "pool"	0.12
begins "price"	-0.31
begins "quote"	-0.14
begins "rain"	0.32
begins "ready"	0.42
begins "refund"	0.13
begins "room"	-0.06
begins "same"	0.22
begins "sat"	0.06
begins "second"	0.14
begins "see"	0.28
begins "send"	0.11
begins "she"	0.23
begins "shots"	0.15
begins "should"	0.28
begins "sign"	0.21
begins "small"	0.2
begins "so"	0.07
begins "sorry"	0.31
begins "start"	0.28
begins "starts"	-0.17
begins "still"	-0.42
begins "storage"	0.13
begins "taco"	0.1
begins "takes"	0.16
begins "tarp"	0.23
begins "tell"	0.26
begins "test"	0.11
begins "thank"	0.27
begins "thanks"	-0.08
begins "the"	-0.71
begins "thurs"	-0.06
begins "took"	0.26
begins "try"	0.26
begins "tues"	0.15
begins "turn"	0.17
begins "two"	0.39
begins "used"	0.14
begins "walk"	0.17
begins "want"	0.24
begins "wash"	0.05
begins "water"	0.21
begins "we"	0.2
begins "wear"	0.09
begins "wed"	0.1
begins "well"	-0.19
begins "will"	0.29
begins "xray"	0.25
begins "you"	-0.31
begins adj	0.31
begins adj -	-0.19
begins adj - -	-0.19
begins adj adp det	0.17
begins adj adp small	0.22
begins adj det	0.23
begins adj large	-0.07
begins adj noun	0.29
begins adj noun -	0.07
begins adj noun adp	0.03
begins adj noun adv	0.14
begins adj noun cconj	0.24
begins adj noun day	0.13
begins adj noun large	-0.13
begins adj noun noun	-0.06
begins adj noun small	0.15
begins adj noun state	0.3
begins adj noun verb	0.22
begins adj num	0.1
begins adj small	0.17
begins adj small -	0.07
begins adj unit	0.18
begins adj unit -	-0.06
begins adj unit noun	0.14
begins adj unit state	0.22
begins adp	-1.19
begins adp det	-0.56
begins adp det noun	-0.31
begins adp noun	-0.27
begins adp small	-0.54
begins adv	-0.1
begins adv adj	0.23
begins adv day	0.07
begins adv deed	0.07
begins adv pronoun	-0.04
begins adv verb	0.36
begins adv verb noun	0.23
begins aux deed	0.24
begins be det	0.13
begins be det noun	0.13
begins clock	-0.23
begins day	-0.19
begins day adp	0.13
begins day adp day	0.21
begins day adp small	-0.04
begins day cconj	0.14
begins day cconj day	0.15
begins day clock	0.24
begins day noun	0.12
begins day noun small	0.29
begins day small	-0.16
begins day small adp	-0.12
begins day state	0.13
begins day verb	0.1
begins deed	0.33
begins deed adj	0.12
begins deed adj noun	0.12
begins deed adp	0.17
begins deed adp adp	0.35
begins deed adp clock	0.16
begins deed adp day	0.05
begins deed adp month	0.19
begins deed adp small	0.17
begins deed adv	-0.04
begins deed be	0.13
begins deed cconj	0.27
begins deed deed	0.41
begins deed deed adp	0.14
begins deed deed day	0.19
begins deed deed pron	0.18
begins deed det	0.08
begins deed det adj	0.28
begins deed name	-0.07
begins deed noun	0.23
begins deed noun -	0.04
begins deed noun adp	0.19
begins deed noun noun	0.05
begins deed noun pron	0.2
begins deed noun verb	0.27
begins deed num	0.08
begins deed part	0.21
begins deed part verb	0.28
begins deed pron	0.29
begins deed pron adj	0.2
begins deed pron adp	0.25
begins deed pron noun	0.04
begins deed pronoun	0.42
begins deed pronoun adp	0.18
begins deed pronoun verb	0.06
begins deed sconj	0.09
begins deed sconj pronoun	0.11
begins deed small	-0.26
begins deed small noun	-0.04
begins deed verb	0.2
begins det	-0.44
begins det noun	-0.16
begins det noun -	-0.08
begins det noun be	-0.18
begins det noun verb	0.27
begins det pronoun	0.24
begins det state	0.22
begins intj	-0.24
begins intj noun	0.14
begins large	-0.38
begins large adp	-0.1
begins large adp noun	0.18
begins large det	0.08
begins large det unit	0.12
begins mixed	0.03
begins mixed noun	0.14
begins money	0.25
begins money -	0.22
begins money - -	0.22
begins money det	0.03
begins money det unit	0.11
begins money large	0.16
begins month	-0.89
begins no	0.43
begins no noun	0.46
begins no noun -	0.22
begins no noun adp	0.39
begins noun	0.08
begins noun -	-0.31
begins noun - -	-0.31
begins noun adj	0.03
begins noun adj -	0.11
begins noun adp -	0.06
begins noun adp adj	-0.05
begins noun adp adp	0.08
begins noun adp deed	0.17
begins noun adp det	-0.12
begins noun adp noun	-0.19
begins noun adp pron	-0.09
begins noun adp small	0.09
begins noun adv	0.2
begins noun adv -	0.18
begins noun adv adp	0.1
begins noun adv det	0.23
begins noun be	0.13
begins noun be adp	-0.23
begins noun be adv	0.17
begins noun be day	0.04
begins noun be det	0.04
begins noun be noun	0.19
begins noun be part	0.19
begins noun be pron	0.22
begins noun be state	-0.14
begins noun be verb	0.11
begins noun cconj	0.08
begins noun cconj det	0.28
begins noun cconj noun	0.13
begins noun cconj verb	0.03
begins noun day	-0.05
begins noun day -	0.09
begins noun day adp	0.06
begins noun day cconj	0.16
begins noun day small	0.06
begins noun deed adp	0.15
begins noun deed aux	0.21
begins noun deed verb	0.13
begins noun det	0.18
begins noun det noun	0.18
begins noun det unit	-0.13
begins noun large	-0.1
begins noun large det	-0.05
begins noun large state	0.19
begins noun noun	0.21
begins noun noun adp	-0.4
begins noun noun be	0.26
begins noun noun cconj	-0.06
begins noun noun deed	0.16
begins noun noun det	-0.07
begins noun noun large	0.3
begins noun noun month	0.29
begins noun noun noun	0.06
begins noun noun small	0.12
begins noun noun state	0.39
begins noun noun verb	0.06
begins noun pronoun adv	0.24
begins noun size	0.05
begins noun size -	0.19
begins noun small	0.1
begins noun small -	0.27
begins noun small adj	0.06
begins noun small adp	-0.04
begins noun small cconj	0.21
begins noun small each	-0.18
begins noun small large	-0.32
begins noun small noun	-0.06
begins noun state	0.14
begins noun state -	0.13
begins noun state adp	-0.06
begins noun state small	0.17
begins noun unit	0.06
begins noun verb	0.06
begins noun verb adj	0.06
begins noun verb adp	0.19
begins noun verb adv	0.05
begins noun verb day	0.14
begins noun verb month	-0.19
begins noun verb small	0.13
begins noun verb state	0.12
begins num	0.18
begins num noun	0.14
begins num unit	0.37
begins num unit -	0.13
begins pron	-0.31
begins pron adj	-0.42
begins pron adj noun	-0.06
begins pron deed	0.13
begins pron noun	-0.17
begins pron noun be	-0.06
begins pron noun noun	0.13
begins pron noun verb	0.17
begins pron verb	0.1
begins pron verb -	0.2
begins pronoun	-0.18
begins pronoun be	0.43
begins pronoun be adj	0.22
begins pronoun be det	0.23
begins pronoun be noun	0.23
begins pronoun be state	0.33
begins pronoun deed	0.09
begins pronoun deed adp	0.11
begins pronoun deed det	0.16
begins pronoun noun	-0.31
begins pronoun verb	0.31
begins pronoun verb -	-0.04
begins pronoun verb det	-0.04
begins pronoun verb noun	0.26
begins pronoun verb pron	0.16
begins pronoun verb pronoun	0.23
begins propn	-0.05
begins propn be state	0.14
begins propn verb	0.23
begins sconj	-0.37
begins sconj pronoun	-0.16
begins size	0.21
begins size large	0.17
begins size large -	0.2
begins size noun	-0.06
begins size noun small	0.16
begins size small	0.12
begins size small -	0.17
begins small	0.11
begins small -	-0.05
begins small - -	-0.05
begins small adj	-0.03
begins small adj -	0.09
begins small adp	-0.2
begins small adp det	-0.15
begins small adp small	-0.16
begins small cconj	-0.13
begins small det	-0.06
begins small det noun	0.05
begins small det unit	-0.06
begins small each	0.09
begins small each -	0.15
begins small large	0.12
begins small large -	0.04
begins small large adp	0.24
begins small noun	0.28
begins small noun -	0.16
begins small noun adp	0.12
begins small noun det	0.19
begins small noun large	0.09
begins small noun noun	-0.3
begins small noun small	0.03
begins small noun state	0.16
begins small noun verb	0.19
begins small part	0.13
begins small part verb	0.17
begins small state	0.17
begins small state -	0.04
begins small unit	0.27
begins small unit adj	-0.03
begins small unit adp	-0.03
begins small unit large	-0.12
begins small unit noun	0.21
begins small unit state	0.12
begins state	-0.12
begins state -	-0.19
begins state - -	-0.19
begins state adp	-0.07
begins state adp det	-0.09
begins state adp small	0.14
begins state day	0.14
begins state day -	0.13
begins state noun	0.23
begins state noun -	0.04
begins state noun adp	0.15
begins state noun noun	-0.06
begins state small	-0.05
begins state small unit	0.13
begins unit	-0.44
begins verb	0.1
begins verb -	-0.27
begins verb - -	-0.27
begins verb adj	-0.12
begins verb adj -	0.1
begins verb adp	-0.07
begins verb adp det	-0.2
begins verb adp small	-0.05
begins verb adv	0.13
begins verb adv -	0.17
begins verb cconj	-0.03
begins verb cconj verb	0.07
begins verb day	-0.07
begins verb det	0.27
begins verb det adj	0.26
begins verb det noun	0.13
begins verb large	-0.17
begins verb large -	0.09
begins verb month small	-0.08
begins verb name	0.17
begins verb name name	0.16
begins verb noun	0.1
begins verb noun -	-0.2
begins verb noun day	0.21
begins verb noun det	0.21
begins verb noun small	0.18
begins verb part	0.14
begins verb part verb	0.17
begins verb pron	0.21
begins verb pron noun	0.06
begins verb pronoun	0.13
begins verb small	0.05
begins verb small noun	-0.14
begins verb small unit	0.12
begins verb state adp	0.22
begins verb verb	0.06
begins verb verb adp	0.24
ends "1"	-0.14
ends "1" 4	-0.11
ends "1" 5	0.21
ends "1" 6	0.05
ends "10"	-0.07
ends "10" 3	-0.09
ends "10" 4	0.03
ends "10" 5	-0.26
ends "11"	0.22
ends "11" 3	0.1
ends "110"	0.23
ends "12" 2	0.03
ends "12" 3	-0.19
ends "12" 4	0.09
ends "120"	0.11
ends "120" 4	0.12
ends "14"	0.15
ends "14" 2	0.21
ends "140"	0.26
ends "140" 2	0.07
ends "15"	0.3
ends "15" 2	0.06
ends "15" 3	0.14
ends "15" 4	0.09
ends "15" 5	-0.05
ends "150"	0.1
ends "150" 2	0.09
ends "18"	-0.23
ends "180" 3	0.12
ends "19"	0.2
ends "2"	-0.24
ends "2" 4	-0.2
ends "2" 5	0.04
ends "2" 8	0.25
ends "20"	0.14
ends "20" 2	0.14
ends "20" 3	-0.04
ends "20" 4	-0.04
ends "200"	0.03
ends "20th"	0.28
ends "22"	0.35
ends "24"	0.11
ends "24" 5	0.17
ends "240"	-0.06
ends "25"	0.11
ends "25" 2	0.11
ends "25" 3	-0.07
ends "250"	0.21
ends "27"	0.11
ends "28"	0.28
ends "3"	-0.27
ends "3" 2	-0.1
ends "30"	-0.06
ends "30" 3	0.11
ends "300"	0.06
ends "31"	0.17
ends "35"	0.19
ends "38"	0.24
ends "4"	-0.1
ends "4" 5	-0.09
ends "4" 6	0.07
ends "40"	-0.07
ends "40" 2	0.18
ends "40" 3	0.14
ends "400"	0.08
ends "400" 4	0.17
ends "45"	0.18
ends "45" 2	0.08
ends "5"	-0.28
ends "5" 4	-0.07
ends "50"	-0.35
ends "500"	-0.07
ends "55"	0.15
ends "5:30"	0.26
ends "6"	0.04
ends "6" 2	-0.07
ends "6" 3	0.04
ends "6" 4	0.14
ends "6" 6	0.11
ends "60"	0.04
ends "60" 2	0.05
ends "60" 3	0.1
ends "600"	0.2
ends "600" 3	0.23
ends "640"	0.14
ends "6am"	0.19
ends "7"	0.26
ends "7" 3	0.11
ends "7" 4	0.04
ends "7" 5	0.04
ends "7" 6	0.05
ends "70"	0.29
ends "70" 2	0.16
ends "75"	0.35
ends "75" 3	0.1
ends "8"	0.12
ends "8" 2	-0.05
ends "8" 3	0.06
ends "8" 4	0.09
ends "8" 6	0.21
ends "85"	0.05
ends "89"	0.1
ends "9"	0.14
ends "9" 2	0.25
ends "9" 3	-0.1
ends "900"	0.31
ends "900" 3	0.14
ends "95"	-0.15
ends "9am"	0.25
ends "after"	-0.12
ends "again"	0.13
ends "again" 4	0.17
ends "all"	-0.47
ends "appointment"	0.08
ends "appointment" 2	0.25
ends "attached"	0.19
ends "back"	-0.1
ends "back" 4	0.06
ends "before"	-0.17
ends "best"	-0.24
ends "bill"	0.05
ends "blue"	0.05
ends "box"	0.07
ends "boxes"	0.05
ends "broken"	0.29
ends "call"	-0.2
ends "called"	0.17
ends "card"	-0.11
ends "charge"	-0.15
ends "clean"	0.13
ends "clean" 4	0.22
ends "closed"	-0.29
ends "cover"	0.2
ends "cover" 2	0.24
ends "dark"	0.19
ends "dark" 3	0.21
ends "day"	-0.06
ends "day" 2	-0.15
ends "day" 3	-0.05
ends "day" 6	0.03
ends "days"	0.17
ends "days" 2	0.19
ends "days" 4	0.06
ends "deposit" 2	0.2
ends "dogs"	0.08
ends "dollars"	0.14
ends "done"	0.1
ends "done" 4	0.15
ends "door"	0.36
ends "door" 4	0.24
ends "down"	0.04
ends "down" 3	0.17
ends "dozen"	-0.03
ends "due"	-0.36
ends "each"	0.22
ends "each" 2	0.05
ends "each" 3	-0.04
ends "each" 4	0.16
ends "estimate"	0.31
ends "estimate" 2	0.27
ends "extra"	0.18
ends "extra" 3	0.18
ends "fee"	0.06
ends "fine"	0.09
ends "fixed"	-0.08
ends "fixed" 3	0.04
ends "foot"	0.21
ends "free"	0.1
ends "free" 1	0.16
ends "free" 2	-0.07
ends "free" 3	0.27
ends "free" 5	-0.17
ends "fri"	0.05
ends "fri" 2	-0.15
ends "fri" 3	0.2
ends "fri" 4	0.25
ends "fri" 5	0.03
ends "friday"	-0.13
ends "front"	0.11
ends "ft"	-0.03
ends "full"	0.04
ends "glass"	0.18
ends "gone"	0.11
ends "gone" 3	0.15
ends "good"	-0.04
ends "great"	0.29
ends "gym"	0.15
ends "hall"	0.17
ends "heat"	0.15
ends "here"	0.2
ends "hold"	-0.08
ends "home"	-0.22
ends "hour"	0.21
ends "hour" 3	0.07
ends "hour" 4	0.06
ends "hours"	0.38
ends "hours" 2	0.12
ends "hours" 4	0.11
ends "hours" 5	0.07
ends "house"	0.11
ends "house" 4	0.22
ends "in"	-0.26
ends "included"	0.43
ends "included" 2	0.09
ends "included" 3	0.13
ends "included" 4	0.12
ends "installed"	0.26
ends "insurance"	0.21
ends "insurance" 3	0.26
ends "it"	-0.04
ends "it" 3	0.2
ends "it" 4	0.06
ends "it" 7	0.19
ends "job"	0.23
ends "june"	0.13
ends "kids"	-0.24
ends "late"	0.06
ends "lb" 4	0.28
ends "leash"	0.2
ends "left"	0.17
ends "left" 3	0.19
ends "library"	-0.13
ends "lot"	0.2
ends "lunch"	0.05
ends "min"	-0.14
ends "minimum"	0.29
ends "minimum" 3	0.25
ends "minutes"	0.27
ends "minutes" 2	0.26
ends "mom"	0.22
ends "mon"	0.22
ends "mon" 3	0.14
ends "mon" 5	0.07
ends "month"	-0.1
ends "month" 3	0.15
ends "month" 4	0.12
ends "months"	-0.05
ends "months" 4	0.2
ends "more"	0.16
ends "more" 3	0.11
ends "more" 4	-0.06
ends "more" 5	0.18
ends "morning"	0.14
ends "needed" 3	-0.07
ends "night"	0.36
ends "night" 3	0.33
ends "night" 4	0.05
ends "noon"	0.18
ends "noon" 3	0.07
ends "noon" 4	0.07
ends "now"	0.17
ends "now" 2	0.25
ends "now" 3	0.23
ends "off"	-0.15
ends "off" 2	-0.27
ends "off" 4	0.13
ends "ok"	0.11
ends "ok" 2	0.17
ends "ok" 3	0.34
ends "on"	-0.64
ends "only"	0.34
ends "only" 2	0.23
ends "only" 3	0.13
ends "open"	-0.22
ends "open" 5	0.17
ends "out"	-0.07
ends "out" 3	0.04
ends "out" 4	-0.07
ends "paid"	0.12
ends "pantry"	0.11
ends "parts"	-0.12
ends "people"	0.31
ends "please"	0.1
ends "please" 3	0.29
ends "price"	0.2
ends "ready" 3	0.05
ends "sat"	-0.24
ends "sat" 3	-0.18
ends "school"	-0.05
ends "seats"	0.24
ends "seats" 2	0.3
ends "shirt"	0.19
ends "shop"	0.22
ends "shop" 5	0.21
ends "short"	0.13
ends "short" 3	0.09
ends "sorry"	0.07
ends "sun"	0.07
ends "tag"	0.22
ends "that"	-0.3
ends "them"	0.12
ends "them" 3	0.29
ends "then"	-0.06
ends "there"	0.05
ends "thurs"	0.12
ends "thurs" 3	0.22
ends "today"	0.21
ends "today" 3	0.19
ends "tomorrow"	0.14
ends "tonight"	0.24
ends "town"	0.17
ends "town" 4	0.3
ends "truck"	-0.06
ends "tues"	-0.14
ends "twice"	0.09
ends "unit"	0.08
ends "up"	0.1
ends "up" 3	-0.08
ends "up" 4	0.06
ends "us"	0.31
ends "us" 4	0.12
ends "wash"	0.06
ends "wed"	-0.06
ends "wed" 5	0.15
ends "week"	0.17
ends "week" 4	0.2
ends "week" 5	0.11
ends "weekends"	0.19
ends "weekends" 3	0.26
ends "weeks"	0.21
ends "weeks" 2	0.12
ends "weeks" 3	0.19
ends "welcome"	0.16
ends "welcome" 3	0.21
ends "work"	0.22
ends "wrong"	0.19
ends "year"	-0.06
ends "year" 5	0.1
ends "yet"	0.27
ends "you"	-0.51
ends "you" 4	-0.05
ends "yours"	0.06
ends "yours" 3	0.12
ends - adj	-0.19
ends - money	0.22
ends - noun	-0.31
ends - small	-0.05
ends - state	-0.19
ends - verb	-0.27
ends adj	-0.21
ends adj day	0.12
ends adj noun	-0.1
ends adj state	0.07
ends adj unit	0.21
ends adp	-0.61
ends adp adv	0.09
ends adp clock	0.25
ends adp day	0.07
ends adp large	0.05
ends adp mixed	-0.05
ends adp month	0.16
ends adp noun	0.04
ends adp pron	0.16
ends adp pronoun	0.07
ends adp small	0.27
ends adp state	0.1
ends adp unit	0.15
ends adp verb	0.06
ends adv adj	0.05
ends adv adv	0.11
ends adv day	0.15
ends adv deed	0.07
ends adv small	-0.18
ends adv state	0.13
ends adv verb	-0.05
ends aux small	0.24
ends aux verb	0.12
ends be adj	0.26
ends be adp	0.42
ends be adv	0.14
ends be day	0.13
ends be noun	0.06
ends be pron	-0.06
ends be small	0.03
ends be state	0.2
ends be verb	0.19
ends cconj adj	0.12
ends cconj adp	0.17
ends cconj day	0.11
ends cconj noun	0.24
ends cconj small	-0.09
ends cconj verb	0.1
ends clock	0.47
ends day	-0.04
ends day clock	0.3
ends day noun	-0.35
ends day small	0.06
ends day state	0.2
ends deed	-0.93
ends deed adj	-0.35
ends deed adp	-0.32
ends deed adv	0.12
ends deed day	0.15
ends deed pron	-0.06
ends deed state	-0.06
ends deed verb	-0.21
ends det	-0.65
ends det adj	-0.48
ends det noun	0.25
ends det nth	0.27
ends det unit	0.37
ends each	0.2
ends large	0.42
ends large adj	-0.13
ends large each	0.26
ends large unit	-0.15
ends large verb	0.23
ends mixed	0.04
ends mixed noun	0.29
ends money	0.17
ends month	-0.24
ends month small	0.29
ends name	-0.28
ends name name	0.28
ends no noun	0.09
ends noun	-0.15
ends noun adj	-0.07
ends noun adp	-0.41
ends noun adv	0.25
ends noun clock	0.24
ends noun day	-0.09
ends noun deed	-0.54
ends noun large	0.06
ends noun money	0.06
ends noun noun	0.1
ends noun size	0.05
ends noun small	0.14
ends noun state	0.19
ends noun verb	-0.12
ends nth	0.12
ends num	-0.62
ends num unit	0.05
ends part day	0.15
ends part deed	-0.2
ends part verb	-0.07
ends pron	0.05
ends pron adj	-0.17
ends pron verb	0.11
ends pronoun	-0.51
ends pronoun deed	-0.31
ends pronoun det	0.18
ends pronoun unit	0.24
ends pronoun verb	-0.44
ends range	0.18
ends size	-0.04
ends size large	0.22
ends size noun	0.09
ends size small	0.11
ends small	0.22
ends small adj	0.05
ends small each	0.27
ends small large	0.31
ends small noun	-0.15
ends small state	-0.13
ends small unit	-0.06
ends state	0.12
ends state day	0.1
ends state large	0.13
ends state noun	-0.16
ends unit	0.25
ends unit adj	0.11
ends unit adp	0.13
ends unit large	0.29
ends unit small	0.1
ends unit state	0.18
ends verb	-0.34
ends verb adj	-0.1
ends verb adp	-0.3
ends verb adv	0.05
ends verb day	0.13
ends verb large	0.11
ends verb noun	-0.28
ends verb pron	0.1
ends verb pronoun	0.04
ends verb small	0.09
ends verb state	-0.21
figures 0	-0.24
figures 1	-0.18
figures 2	-0.13
figures 3	-0.46
from adj to adj	-0.35
from adj to day	0.16
from adj to large	0.05
from adj to noun	0.07
from adj to nth	0.18
from adj to small	0.35
from adj to state	0.24
from adj to unit	0.13
from adj to verb	-0.07
from adp to noun	-0.54
from adp to small	-0.44
from adp to state	-0.1
from adv to adj	0.11
from adv to month	0.2
from adv to small	-0.11
from adv to state	0.26
from aux to unit	0.24
from be to noun	0.08
from day to clock	0.19
from day to day	-0.6
from day to noun	-0.09
from day to small	0.11
from day to state	0.04
from deed to adj	-0.1
from deed to adv	0.18
from deed to clock	0.2
from deed to day	0.31
from deed to deed	-0.69
from deed to noun	0.25
from deed to nth	0.08
from deed to pronoun	-0.12
from deed to range	0.23
from deed to small	0.18
from deed to state	-0.15
from deed to unit	0.12
from det to noun	-0.27
from det to pronoun	0.18
from det to state	0.14
from det to verb	0.03
from large to adj	-0.05
from large to noun	-0.06
from large to unit	-0.19
from money to money	0.21
from money to noun	-0.11
from money to small	0.18
from money to unit	0.1
from no to noun	0.18
from no to unit	0.08
from no to verb	0.26
from noun to adp	0.08
from noun to adv	0.09
from noun to clock	0.21
from noun to day	0.17
from noun to deed	-0.24
from noun to each	-0.13
from noun to large	0.11
from noun to money	-0.03
from noun to month	-0.28
from noun to name	-0.12
from noun to noun	-0.09
from noun to nth	0.27
from noun to pronoun	-0.2
from noun to small	0.11
from num to state	0.25
from pron to noun	-0.35
from pron to small	-0.15
from pron to unit	0.1
from pron to verb	0.1
from pronoun to adj	-0.27
from pronoun to adv	0.08
from pronoun to noun	0.21
from pronoun to pron	0.03
from pronoun to pronoun	-0.07
from pronoun to small	-0.16
from pronoun to state	-0.39
from pronoun to unit	0.17
from pronoun to verb	-0.25
from propn to noun	0.25
from propn to state	0.04
from sconj to noun	0.11
from size to large	0.2
from size to small	0.12
from small to adj	-0.05
from small to adp	-0.33
from small to adv	-0.03
from small to day	-0.06
from small to each	0.41
from small to pron	0.14
from small to small	-0.11
from state to day	0.18
from state to large	0.14
from state to noun	-0.3
from state to small	0.12
from state to state	-0.29
from state to unit	0.17
from unit to small	0.1
from verb to adj	0.06
from verb to adp	-0.18
from verb to adv	0.12
from verb to day	-0.06
from verb to large	0.2
from verb to month	0.09
from verb to name	0.27
from verb to noun	-0.06
from verb to nth	-0.03
from verb to pron	0.07
from verb to pronoun	-0.17
from verb to small	0.04
from verb to state	-0.39
from verb to unit	0.1
from verb to verb	-0.19
joins "000" adp	0.16
joins "1" adp	0.16
joins "1" large	0.25
joins "10" adj	-0.22
joins "10" adp	0.22
joins "10" noun	0.06
joins "10" unit	-0.14
joins "11" adp	0.19
joins "12" adp	-0.18
joins "12" noun	-0.04
joins "12" unit	0.11
joins "120" each	0.07
joins "15" adp	-0.11
joins "15" unit	0.08
joins "150" det	0.08
joins "2" adp	-0.03
joins "2" large	0.22
joins "2" noun	0.2
joins "2" unit	-0.11
joins "20" adj	0.15
joins "20" noun	-0.04
joins "20" state	0.11
joins "20" unit	0.08
joins "24" unit	0.08
joins "25" unit	0.14
joins "3" adp	0.29
joins "3" large	0.23
joins "3" noun	0.09
joins "3" unit	0.3
joins "30" adp	0.23
joins "30" unit	0.25
joins "4" adp	0.33
joins "4" noun	-0.14
joins "4" unit	0.16
joins "40" noun	0.04
joins "5" adp	0.11
joins "5" large	0.04
joins "5" noun	-0.04
joins "5" state	0.25
joins "5" unit	0.13
joins "50" noun	0.24
joins "50" state	0.21
joins "6" adp	-0.18
joins "6" det	-0.14
joins "6" large	0.1
joins "6" unit	0.2
joins "60" noun	0.05
joins "60" unit	-0.15
joins "7" adp	0.11
joins "7" unit	0.03
joins "8" adp	0.14
joins "8" noun	0.04
joins "8" unit	0.11
joins "9" adp	-0.08
joins "9" unit	0.14
joins "90" unit	0.06
joins "a" adj	-0.2
joins "a" noun	-0.18
joins "a" small	-0.13
joins "a" state	0.03
joins "a" unit	-0.21
joins "about" det	0.03
joins "after" det	-0.06
joins "after" pronoun	0.22
joins "after" small	0.3
joins "ages" small	0.31
joins "all" noun	0.39
joins "all" pronoun	0.17
joins "an" noun	0.06
joins "an" unit	0.17
joins "and" adj	0.12
joins "and" adp	0.11
joins "and" day	0.13
joins "and" deed	0.06
joins "and" det	-0.22
joins "and" noun	-0.08
joins "and" small	0.12
joins "and" verb	-0.12
joins "any" noun	0.14
joins "apply" adp	0.07
joins "april" small	0.29
joins "are" adp	0.08
joins "are" adv	0.03
joins "are" state	0.1
joins "are" verb	0.07
joins "ask" adp	0.11
joins "ask" sconj	0.14
joins "at" clock	0.11
joins "at" det	0.49
joins "at" noun	-0.14
joins "at" small	-0.25
joins "at" unit	0.07
joins "ate" det	-0.06
joins "aug" small	0.2
joins "back" adp	0.45
joins "back" day	0.1
joins "back" verb	0.14
joins "balance" large	0.24
joins "before" det	-0.08
joins "before" month	0.14
joins "before" small	0.23
joins "blue" noun	0.05
joins "book" adp	0.11
joins "both" noun	0.06
joins "bring" det	0.22
joins "bring" noun	0.24
joins "bring" pron	0.14
joins "bring" pronoun	0.15
joins "bring" small	0.16
joins "by" day	-0.14
joins "by" det	0.18
joins "by" month	0.15
joins "by" noun	0.19
joins "by" small	-0.22
joins "call" adp	-0.12
joins "call" noun	-0.08
joins "call" pron	0.21
joins "call" sconj	0.19
joins "came" adp	-0.09
joins "came" adv	0.24
joins "can" be	0.13
joins "can" deed	0.25
joins "can" verb	0.29
joins "car" noun	0.22
joins "card" adp	0.26
joins "check" adp	0.1
joins "christmas" noun	0.22
joins "church" noun	0.24
joins "class" verb	0.32
joins "closed" day	0.31
joins "coffee" adp	0.18
joins "cold" noun	0.19
joins "come" adp	-0.14
joins "come" deed	0.19
joins "come" verb	0.2
joins "comes" day	0.22
joins "credit" adp	0.04
joins "custom" noun	0.19
joins "day" day	0.23
joins "day" noun	-0.1
joins "dec" small	0.42
joins "did" det	0.12
joins "dine" adp	0.16
joins "do" day	0.22
joins "do" pronoun	-0.06
joins "dog" noun	0.21
joins "dogs" adp	0.13
joins "down" adp	0.17
joins "dr" noun	0.19
joins "drive" adp	0.19
joins "drop" adp	0.14
joins "due" det	0.18
joins "eat" state	0.21
joins "ends" month	0.27
joins "every" noun	0.24
joins "extra" noun	0.2
joins "feb" small	-0.13
joins "fee" small	0.22
joins "fence" noun	0.21
joins "fire" noun	0.24
joins "first" noun	0.44
joins "first" unit	0.2
joins "food" noun	0.23
joins "for" adj	0.1
joins "for" det	0.48
joins "for" large	0.08
joins "for" noun	-0.13
joins "for" pron	-0.15
joins "for" small	0.38
joins "for" verb	0.1
joins "free" adp	0.22
joins "free" noun	0.06
joins "fri" adp	0.13
joins "fri" cconj	0.04
joins "from" det	0.16
joins "from" large	-0.15
joins "from" noun	0.16
joins "from" pron	-0.15
joins "from" small	0.2
joins "front" noun	-0.06
joins "gate" state	0.26
joins "get" det	0.21
joins "gift" noun	0.33
joins "go" adp	0.13
joins "goat" noun	0.16
joins "goes" adp	0.14
joins "guitar" noun	0.21
joins "half" noun	0.35
joins "half" state	0.28
joins "hand" noun	0.25
joins "has" det	-0.15
joins "her" adj	0.07
joins "her" noun	-0.14
joins "his" noun	-0.15
joins "hot" noun	0.09
joins "i" verb	0.08
joins "ice" noun	0.2
joins "if" pronoun	-0.22
joins "in" adp	0.14
joins "in" det	-0.16
joins "in" month	0.32
joins "in" noun	-0.21
joins "in" pron	0.33
joins "in" small	-0.1
joins "is" adj	-0.15
joins "is" adp	-0.13
joins "is" adv	0.19
joins "is" day	0.13
joins "is" det	-0.15
joins "is" noun	0.04
joins "is" pron	0.1
joins "is" small	0.16
joins "is" state	0.24
joins "is" verb	-0.22
joins "it" adp	-0.15
joins "it" adv	0.25
joins "it" be	0.08
joins "it" verb	-0.05
joins "jan" small	0.07
joins "june" small	0.05
joins "just" deed	0.26
joins "keep" det	0.12
joins "keep" pron	0.11
joins "keys" adp	0.11
joins "kids" adp	0.12
joins "kids" noun	0.12
joins "kids" small	0.06
joins "kids" verb	0.23
joins "ladies" noun	0.23
joins "last" day	0.24
joins "last" unit	0.25
joins "late" noun	0.05
joins "leave" det	0.09
joins "let" noun	0.15
joins "line" adp	0.22
joins "line" noun	0.21
joins "local" noun	0.05
joins "look" adp	0.16
joins "lost" noun	0.15
joins "made" adp	0.19
joins "march" small	-0.11
joins "mats" verb	0.23
joins "may" small	0.25
joins "milk" noun	0.22
joins "min" small	0.25
joins "miss" noun	0.09
joins "mon" adp	0.15
joins "more" noun	-0.28
joins "moved" adp	0.06
joins "mr" noun	0.2
joins "mrs" noun	0.24
joins "my" noun	0.09
joins "need" det	0.07
joins "need" noun	0.04
joins "new" noun	0.43
joins "new" num	0.09
joins "next" noun	0.11
joins "next" unit	0.21
joins "night" day	0.03
joins "no" noun	0.65
joins "no" state	0.06
joins "nobody" verb	0.21
joins "not" small	0.06
joins "not" verb	-0.15
joins "of" det	-0.21
joins "of" money	0.11
joins "of" noun	-0.29
joins "of" pron	-0.15
joins "of" small	-0.22
joins "off" adp	0.25
joins "off" det	0.3
joins "off" pron	0.29
joins "oil" noun	0.21
joins "old" noun	-0.13
joins "on" det	0.44
joins "on" month	0.17
joins "on" name	0.19
joins "on" noun	0.18
joins "on" nth	0.15
joins "on" small	0.23
joins "one" noun	0.13
joins "one" unit	0.22
joins "open" adp	0.22
joins "open" day	0.27
joins "open" noun	0.14
joins "open" small	0.1
joins "opens" day	0.18
joins "or" adj	-0.15
joins "or" day	0.16
joins "or" deed	-0.14
joins "or" noun	0.11
joins "or" small	0.12
joins "or" verb	0.08
joins "order" adp	-0.11
joins "our" adj	0.14
joins "our" noun	0.27
joins "out" adp	-0.05
joins "over" small	0.33
joins "own" noun	0.29
joins "own" small	0.24
joins "oz" noun	0.25
joins "pay" adp	0.12
joins "percent" state	0.21
joins "pick" adp	0.04
joins "plate" small	0.26
joins "please" deed	0.22
joins "plus" small	0.23
joins "price" noun	-0.11
joins "pump" be	0.03
joins "put" adp	-0.07
joins "ready" adp	0.22
joins "repair" small	0.21
joins "same" noun	0.14
joins "same" unit	0.26
joins "sat" adp	0.18
joins "sat" small	0.15
joins "sat" state	0.22
joins "second" noun	0.07
joins "see" pronoun	0.14
joins "sending" pron	0.23
joins "sept" small	0.27
joins "set" adp	0.21
joins "she" be	0.05
joins "she" verb	0.08
joins "should" deed	0.23
joins "show" month	0.18
joins "sign" adp	0.18
joins "sorry" adp	0.09
joins "spots" state	0.29
joins "spring" noun	0.19
joins "starts" adp	0.15
joins "starts" day	0.21
joins "starts" month	0.31
joins "still" verb	-0.07
joins "sun" small	0.18
joins "takes" small	0.14
joins "tell" noun	0.15
joins "tell" pron	0.2
joins "test" pronoun	0.21
joins "thank" pronoun	0.18
joins "thanks" adp	0.08
joins "the" adj	-0.28
joins "the" adv	0.16
joins "the" noun	-0.39
joins "the" nth	-0.21
joins "the" unit	-0.15
joins "their" noun	-0.15
joins "there" adp	-0.08
joins "they" deed	0.06
joins "this" noun	0.24
joins "this" unit	0.04
joins "thurs" adp	0.25
joins "thurs" small	-0.07
joins "till" month	-0.15
joins "till" small	0.15
joins "time" adp	0.15
joins "to" day	0.15
joins "to" deed	-0.13
joins "to" det	-0.15
joins "to" large	0.05
joins "to" noun	0.05
joins "to" pron	0.05
joins "to" small	-0.11
joins "to" unit	0.11
joins "to" verb	-0.22
joins "tues" adp	-0.06
joins "tues" cconj	0.13
joins "tues" small	0.2
joins "tune" adp	0.24
joins "twice" det	0.26
joins "two" noun	0.49
joins "two" unit	0.22
joins "under" det	0.19
joins "under" small	0.04
joins "units" adp	0.19
joins "up" adp	0.28
joins "up" month	0.18
joins "up" small	-0.14
joins "up" state	0.2
joins "us" adp	0.21
joins "used" noun	0.07
joins "walk" noun	0.26
joins "want" part	0.06
joins "was" state	-0.23
joins "water" adv	0.22
joins "water" noun	-0.13
joins "we" aux	0.03
joins "we" be	-0.15
joins "we" deed	-0.21
joins "we" verb	-0.2
joins "wed" adp	0.21
joins "wed" small	0.15
joins "week" adp	-0.1
joins "weeks" large	0.2
joins "went" adp	0.17
joins "will" deed	0.28
joins "will" verb	0.16
joins "wings" small	0.25
joins "with" det	0.19
joins "with" noun	0.17
joins "with" pron	0.08
joins "with" pronoun	0.06
joins "year" adp	-0.1
joins "year" noun	0.12
joins "you" adp	0.14
joins "you" deed	0.2
joins "you" verb	-0.09
joins "your" adj	0.15
joins "your" noun	-0.15
joins - adj noun	-0.11
joins - adv verb	0.21
joins - be det	0.13
joins - day noun	0.22
joins - deed adp	-0.11
joins - deed deed	0.14
joins - deed det	0.1
joins - deed name	-0.07
joins - deed noun	0.19
joins - deed pronoun	0.17
joins - det noun	0.04
joins - intj noun	0.22
joins - noun adp	-0.16
joins - noun be	-0.22
joins - noun day	0.13
joins - noun deed	0.07
joins - noun large	0.26
joins - noun noun	0.13
joins - noun size	0.19
joins - noun small	0.53
joins - noun state	0.09
joins - noun unit	0.1
joins - noun verb	0.11
joins - pron noun	0.04
joins - pronoun deed	-0.15
joins - pronoun verb	0.16
joins - propn verb	0.23
joins - small noun	0.3
joins - state noun	0.39
joins - verb adp	-0.1
joins - verb det	0.1
joins - verb name	0.24
joins - verb noun	0.27
joins - verb pron	0.06
joins - verb small	0.14
joins - verb state	0.13
joins - verb verb	0.19
joins adj "and"	0.03
joins adj "class"	0.25
joins adj "day"	0.29
joins adj "door"	0.22
joins adj "fee"	0.32
joins adj "month"	0.13
joins adj "oak"	0.22
joins adj "one"	0.05
joins adj "ones"	0.19
joins adj "price"	0.19
joins adj "time"	0.34
joins adj "tub"	0.18
joins adj "week"	0.27
joins adj "year"	0.18
joins adj adj noun	0.24
joins adj adp	0.04
joins adj adp det	0.26
joins adj adp det >	0.28
joins adj adp month	0.12
joins adj adp month >	0.21
joins adj adp noun	-0.08
joins adj adp noun >	-0.08
joins adj adp small	0.18
joins adj adp small >	0.19
joins adj be	-0.15
joins adj cconj	-0.07
joins adj day	0.21
joins adj day noun >	0.24
joins adj deed	-0.18
joins adj deed adp	0.09
joins adj det	0.23
joins adj large noun >	0.21
joins adj noun	-0.3
joins adj noun adj	-0.1
joins adj noun adj >	-0.07
joins adj noun adp	-0.11
joins adj noun adp >	-0.1
joins adj noun adv	0.18
joins adj noun adv >	-0.16
joins adj noun be	0.18
joins adj noun be >	-0.16
joins adj noun cconj	0.15
joins adj noun cconj >	0.2
joins adj noun day	0.26
joins adj noun day >	-0.1
joins adj noun deed	-0.2
joins adj noun large	-0.15
joins adj noun large >	-0.26
joins adj noun no >	0.25
joins adj noun noun	-0.11
joins adj noun noun >	0.05
joins adj noun pronoun	0.1
joins adj noun small	-0.1
joins adj noun state	0.11
joins adj noun state >	0.29
joins adj noun verb	-0.12
joins adj noun verb >	-0.11
joins adj num	-0.16
joins adj num noun	0.06
joins adj pronoun	0.15
joins adj small	0.31
joins adj small noun >	0.26
joins adj unit	0.54
joins adj unit - >	0.23
joins adj unit adp	-0.04
joins adj unit adp >	0.22
joins adj unit day >	0.12
joins adj unit deed >	0.18
joins adj unit noun	-0.06
joins adj unit noun >	0.22
joins adj unit state	0.22
joins adj unit state >	0.16
joins adp "1"	-0.13
joins adp "10"	-0.11
joins adp "11"	0.18
joins adp "12"	0.03
joins adp "2"	-0.13
joins adp "20"	-0.06
joins adp "22"	0.15
joins adp "24"	0.17
joins adp "25"	0.14
joins adp "3"	0.42
joins adp "30"	0.14
joins adp "4"	-0.14
joins adp "40"	-0.08
joins adp "5"	0.04
joins adp "50"	-0.14
joins adp "6"	-0.08
joins adp "60"	0.16
joins adp "7"	-0.03
joins adp "8"	-0.11
joins adp "9"	0.14
joins adp "and"	0.03
joins adp "any"	0.13
joins adp "april"	0.21
joins adp "by"	0.19
joins adp "dark"	0.15
joins adp "dec"	0.15
joins adp "free"	0.16
joins adp "fri"	-0.15
joins adp "hand"	0.06
joins adp "her"	0.17
joins adp "it"	0.18
joins adp "jan"	0.19
joins adp "june"	0.22
joins adp "march"	0.12
joins adp "may"	0.17
joins adp "mon"	-0.05
joins adp "new"	0.15
joins adp "night"	0.11
joins adp "noon"	0.13
joins adp "oct"	0.15
joins adp "or"	0.06
joins adp "our"	0.3
joins adp "school"	0.14
joins adp "that"	0.15
joins adp "the"	-0.09
joins adp "them"	0.09
joins adp "then"	0.06
joins adp "thurs"	0.06
joins adp "to"	0.16
joins adp "town"	0.21
joins adp "tues"	0.2
joins adp "us"	0.21
joins adp "wed"	0.04
joins adp "you"	-0.15
joins adp "your"	0.19
joins adp adj	0.18
joins adp adj - >	0.16
joins adp adj noun	0.08
joins adp adj unit	0.19
joins adp adj unit >	0.14
joins adp adp	0.34
joins adp adp det	0.13
joins adp adp det >	0.16
joins adp adp month	0.12
joins adp adp month >	0.18
joins adp adp noun	0.13
joins adp adp noun >	0.16
joins adp adp small	0.14
joins adp adp small >	0.14
joins adp adv	-0.29
joins adp aux	0.17
joins adp aux small	0.25
joins adp aux small >	0.13
joins adp cconj	0.09
joins adp clock	0.11
joins adp day	-0.11
joins adp day - >	-0.11
joins adp day adv >	0.12
joins adp day cconj	0.09
joins adp day noun >	0.09
joins adp deed	-0.03
joins adp deed adp	0.19
joins adp det	-0.12
joins adp det adj	-0.22
joins adp det adj >	-0.08
joins adp det noun	-0.26
joins adp det noun >	-0.04
joins adp det nth	-0.14
joins adp det nth >	-0.09
joins adp det state >	0.15
joins adp det unit	-0.12
joins adp det unit >	-0.05
joins adp large	-0.3
joins adp large - >	0.12
joins adp large noun >	0.13
joins adp mixed	-0.04
joins adp money	0.25
joins adp money state >	0.05
joins adp month	0.2
joins adp month - >	0.15
joins adp month noun >	0.18
joins adp month small	-0.16
joins adp month small >	0.09
joins adp name name	0.2
joins adp name name >	-0.08
joins adp noun	-0.33
joins adp noun adp	-0.05
joins adp noun adp >	-0.19
joins adp noun cconj	-0.23
joins adp noun cconj >	-0.16
joins adp noun deed >	0.19
joins adp noun det	0.25
joins adp noun large	0.21
joins adp noun large >	0.14
joins adp noun noun	-0.05
joins adp noun noun >	-0.14
joins adp noun pron >	0.27
joins adp noun pronoun >	0.12
joins adp noun small	-0.19
joins adp noun state >	0.15
joins adp noun verb >	-0.07
joins adp nth	0.15
joins adp pron	-0.18
joins adp pron - >	-0.12
joins adp pron adj	-0.1
joins adp pron adj >	0.18
joins adp pron noun	-0.23
joins adp pronoun	-0.18
joins adp pronoun - >	0.17
joins adp pronoun deed	-0.07
joins adp pronoun deed >	-0.08
joins adp small	-0.31
joins adp small - >	-0.11
joins adp small adj >	-0.12
joins adp small adp >	-0.14
joins adp small cconj	0.06
joins adp small cconj >	0.06
joins adp small day	-0.05
joins adp small day >	0.15
joins adp small deed >	0.28
joins adp small det >	-0.23
joins adp small large >	0.15
joins adp small no >	0.09
joins adp small noun	-0.27
joins adp small noun >	-0.38
joins adp small num >	0.25
joins adp small small >	0.18
joins adp small state	-0.09
joins adp small state >	0.23
joins adp small unit	0.51
joins adp small unit >	0.22
joins adp small verb >	0.17
joins adp state	0.3
joins adp state noun	0.21
joins adp state noun >	0.18
joins adp unit	0.15
joins adp unit noun >	0.11
joins adv "a"	0.36
joins adv "fri"	0.25
joins adv "from"	0.21
joins adv "in"	0.25
joins adv "it"	0.03
joins adv "the"	0.2
joins adv "up"	0.18
joins adv "wed"	0.23
joins adv adj	-0.08
joins adv adj - >	0.1
joins adv adj adp	0.16
joins adv adj noun	-0.11
joins adv adj noun >	0.04
joins adv adp	0.11
joins adv adp det	0.16
joins adv adp det >	0.23
joins adv adp noun	0.22
joins adv adp noun >	0.23
joins adv adp small	0.06
joins adv adv	-0.2
joins adv day	0.06
joins adv day adp	0.21
joins adv day adp >	0.05
joins adv day noun >	0.21
joins adv deed	-0.1
joins adv deed adp	-0.1
joins adv det	0.17
joins adv det adj	0.12
joins adv det unit	0.06
joins adv det unit >	0.29
joins adv noun	-0.2
joins adv pronoun	0.21
joins adv pronoun verb	0.27
joins adv pronoun verb >	0.25
joins adv small	-0.1
joins adv small adp	0.17
joins adv state	-0.25
joins adv verb	0.03
joins adv verb adp	0.18
joins adv verb adp >	0.28
joins adv verb noun	0.13
joins adv verb noun >	-0.06
joins adv verb verb	0.27
joins aux "take"	0.23
joins aux deed	0.23
joins aux small	0.29
joins aux verb	0.38
joins be "a"	-0.23
joins be "at"	0.05
joins be "back"	0.14
joins be "closed"	0.04
joins be "done"	0.04
joins be "due"	-0.23
joins be "fine"	0.14
joins be "free"	0.08
joins be "full"	0.03
joins be "here"	0.04
joins be "in"	0.13
joins be "it"	-0.06
joins be "on"	0.08
joins be "open"	0.04
joins be "out"	0.05
joins be "ready"	0.06
joins be "sat"	0.05
joins be "the"	-0.12
joins be "to"	0.06
joins be "tues"	0.16
joins be "yours"	0.09
joins be adj	-0.1
joins be adj adp	-0.07
joins be adj noun >	0.07
joins be adp	-0.12
joins be adp det	0.22
joins be adp det >	0.1
joins be adp pron	0.22
joins be adp pron >	0.04
joins be adp small	-0.35
joins be adp small >	-0.14
joins be adv	-0.04
joins be adv adj >	-0.15
joins be adv adp	0.2
joins be adv adp >	0.16
joins be adv verb	0.04
joins be adv verb >	0.06
joins be day	0.23
joins be det	-0.26
joins be det adj	-0.29
joins be det adj >	-0.28
joins be det noun	0.09
joins be det noun >	0.14
joins be det nth >	0.14
joins be large	0.04
joins be noun	0.19
joins be part	-0.14
joins be pron	-0.14
joins be pron noun	-0.18
joins be pron noun >	0.06
joins be pronoun	-0.06
joins be small	-0.14
joins be small unit	-0.15
joins be small unit >	-0.15
joins be state	-0.17
joins be state adj >	0.12
joins be state adp	0.32
joins be state adp >	0.14
joins be state noun >	0.12
joins be verb	-0.32
joins be verb adp	0.25
joins be verb adp >	0.06
joins be verb noun >	-0.15
joins be verb small >	-0.15
joins cconj "4"	0.04
joins cconj "a"	-0.15
joins cconj "the"	-0.15
joins cconj "thurs"	0.06
joins cconj "up"	0.08
joins cconj "wed"	0.12
joins cconj "weekends"	0.09
joins cconj adj	-0.14
joins cconj adj noun >	-0.15
joins cconj adp	0.12
joins cconj adp noun >	0.07
joins cconj day	0.26
joins cconj day adp	0.25
joins cconj day adp >	0.12
joins cconj day verb >	0.04
joins cconj deed	-0.14
joins cconj det	-0.22
joins cconj det noun	-0.22
joins cconj det noun >	-0.22
joins cconj noun	-0.17
joins cconj noun - >	-0.15
joins cconj noun adp	0.25
joins cconj noun adp >	0.11
joins cconj noun deed >	0.11
joins cconj noun large >	0.05
joins cconj noun noun	-0.2
joins cconj noun noun >	0.32
joins cconj noun small >	0.19
joins cconj noun state >	0.19
joins cconj small	0.22
joins cconj small adp	0.17
joins cconj small adp >	0.07
joins cconj small noun >	0.08
joins cconj verb	-0.12
joins cconj verb adp	0.2
joins cconj verb adp >	0.11
joins cconj verb deed >	0.06
joins cconj verb det >	0.07
joins cconj verb small >	-0.14
joins clock "to"	0.07
joins clock adp	0.15
joins day "10"	0.35
joins day "2"	0.24
joins day "8"	0.07
joins day "9"	0.13
joins day "after"	0.18
joins day "and"	0.1
joins day "at"	0.37
joins day "dec"	0.22
joins day "only"	0.22
joins day "or"	0.15
joins day "till"	0.17
joins day "to"	0.12
joins day adj noun	0.17
joins day adp	0.23
joins day adp day	0.04
joins day adp day >	0.04
joins day adp small	0.32
joins day adp small >	0.13
joins day adv	-0.13
joins day cconj	0.23
joins day cconj day	0.21
joins day cconj day >	0.21
joins day clock	0.34
joins day deed adp	0.07
joins day deed det	0.11
joins day deed noun	0.13
joins day det nth	-0.15
joins day month	0.24
joins day month small	0.11
joins day month small >	0.24
joins day no noun	0.05
joins day noun	-0.29
joins day noun adp	0.14
joins day noun be	0.04
joins day noun noun	0.31
joins day noun small	0.08
joins day noun small >	0.14
joins day noun verb	0.07
joins day part	0.08
joins day part day	0.07
joins day part day >	0.07
joins day small	0.14
joins day small adp	0.16
joins day small adp >	0.39
joins day small noun >	-0.2
joins day state - >	0.17
joins day verb	-0.27
joins day verb noun	0.2
joins day verb state	0.24
joins deed "2"	0.15
joins deed "3"	-0.13
joins deed "50"	0.24
joins deed "a"	0.3
joins deed "an"	0.14
joins deed "at"	0.15
joins deed "back"	0.21
joins deed "be"	0.15
joins deed "before"	-0.14
joins deed "by"	0.24
joins deed "do"	0.13
joins deed "for"	0.2
joins deed "her"	0.17
joins deed "his"	0.13
joins deed "id"	0.12
joins deed "if"	0.22
joins deed "in"	-0.15
joins deed "is"	0.05
joins deed "it"	0.23
joins deed "me"	0.17
joins deed "not"	0.18
joins deed "on"	-0.09
joins deed "one"	0.14
joins deed "pay"	0.17
joins deed "the"	0.31
joins deed "to"	0.12
joins deed "up"	0.09
joins deed "us"	0.19
joins deed "you"	0.24
joins deed "your"	0.2
joins deed adj	0.36
joins deed adj - >	0.14
joins deed adj noun	0.23
joins deed adj noun >	0.22
joins deed adp - >	0.13
joins deed adp adp	0.21
joins deed adp adp >	0.24
joins deed adp cconj	0.07
joins deed adp cconj >	0.19
joins deed adp clock	0.09
joins deed adp clock >	0.11
joins deed adp day	-0.07
joins deed adp day >	-0.05
joins deed adp det	-0.09
joins deed adp det >	-0.1
joins deed adp month	0.11
joins deed adp month >	0.13
joins deed adp noun	-0.07
joins deed adp noun >	0.19
joins deed adp small	-0.04
joins deed adp small >	0.22
joins deed adp verb	0.27
joins deed adp verb >	0.1
joins deed adv	0.09
joins deed aux	-0.14
joins deed be	0.17
joins deed be day	0.22
joins deed be day >	0.08
joins deed be pronoun	0.24
joins deed be pronoun >	0.06
joins deed cconj	0.06
joins deed deed	0.36
joins deed deed adp	0.19
joins deed deed adp >	0.23
joins deed deed day	0.15
joins deed deed day >	0.11
joins deed deed noun >	0.13
joins deed deed pron	0.15
joins deed deed pron >	0.16
joins deed det	0.46
joins deed det adj	0.24
joins deed det adj >	0.23
joins deed det noun	0.48
joins deed det noun >	0.32
joins deed name	-0.07
joins deed noun - >	0.13
joins deed noun adp	0.23
joins deed noun adp >	0.22
joins deed noun adv >	0.22
joins deed noun cconj	0.04
joins deed noun cconj >	0.18
joins deed noun noun	-0.1
joins deed noun noun >	0.2
joins deed noun pron	0.23
joins deed noun pron >	0.13
joins deed noun verb	0.22
joins deed noun verb >	0.19
joins deed num	0.22
joins deed num noun	0.17
joins deed num noun >	0.19
joins deed part	0.18
joins deed part verb	0.12
joins deed part verb >	0.15
joins deed pron	0.14
joins deed pron - >	0.14
joins deed pron adj	0.09
joins deed pron adj >	0.14
joins deed pron adp	-0.03
joins deed pron adp >	-0.05
joins deed pron noun	0.09
joins deed pron noun >	0.2
joins deed pron verb	-0.06
joins deed pron verb >	0.2
joins deed pronoun	0.16
joins deed pronoun - >	0.19
joins deed pronoun adp	0.13
joins deed pronoun adp >	0.14
joins deed pronoun det	0.15
joins deed pronoun det >	0.13
joins deed pronoun verb >	0.2
joins deed sconj	0.22
joins deed sconj pronoun	0.11
joins deed sconj pronoun >	0.2
joins deed small	-0.3
joins deed small noun	-0.3
joins deed small noun >	-0.35
joins deed small state	0.2
joins deed small state >	0.24
joins deed verb	0.23
joins deed verb det	0.18
joins deed verb det >	0.22
joins deed verb pron	0.18
joins deed verb pron >	0.19
joins deed verb pronoun	0.18
joins deed verb pronoun >	0.18
joins deed verb small >	0.18
joins det "14th"	-0.14
joins det "20th"	0.09
joins det "6"	0.11
joins det "back"	0.05
joins det "blue"	0.14
joins det "card"	0.05
joins det "church"	0.12
joins det "credit"	0.06
joins det "day"	0.25
joins det "door"	0.08
joins det "dozen"	0.06
joins det "fence"	0.07
joins det "foot"	0.06
joins det "gate"	0.11
joins det "heat"	0.06
joins det "hour"	0.16
joins det "house"	0.08
joins det "lb"	0.13
joins det "leash"	0.03
joins det "library"	-0.15
joins det "month"	-0.22
joins det "new"	-0.13
joins det "night"	0.2
joins det "old"	-0.14
joins det "red"	0.1
joins det "rest"	0.06
joins det "same"	0.16
joins det "second"	0.07
joins det "shop"	-0.15
joins det "week"	-0.21
joins det "year"	0.07
joins det adj	-0.3
joins det adj - >	0.08
joins det adj deed >	0.11
joins det adj noun	0.06
joins det adj noun >	-0.28
joins det adj num	0.06
joins det adj num >	-0.13
joins det adv	0.18
joins det day	0.19
joins det noun	-0.29
joins det noun - >	-0.19
joins det noun adj	0.07
joins det noun adj >	0.16
joins det noun adp	-0.05
joins det noun adp >	-0.15
joins det noun adv >	-0.15
joins det noun be	-0.23
joins det noun be >	-0.22
joins det noun cconj	0.12
joins det noun cconj >	0.12
joins det noun day >	-0.14
joins det noun deed	0.07
joins det noun deed >	-0.12
joins det noun det >	-0.15
joins det noun large	-0.16
joins det noun large >	0.25
joins det noun noun	-0.14
joins det noun noun >	-0.17
joins det noun pronoun	0.11
joins det noun pronoun >	0.25
joins det noun small >	0.15
joins det noun state	0.08
joins det noun state >	0.17
joins det noun verb	-0.2
joins det noun verb >	0.23
joins det nth	-0.21
joins det nth - >	-0.15
joins det nth deed >	0.12
joins det nth noun >	0.2
joins det pronoun	0.17
joins det pronoun deed >	0.17
joins det small	-0.11
joins det small unit	0.1
joins det small unit >	-0.03
joins det state noun	0.15
joins det state noun >	-0.11
joins det unit	-0.24
joins det unit - >	0.05
joins det unit adj >	0.05
joins det unit adp >	-0.28
joins det unit deed >	0.16
joins det unit large >	0.06
joins det unit noun >	0.21
joins det unit small >	0.16
joins det unit verb >	-0.15
joins each noun adp	0.1
joins large "a"	-0.12
joins large "due"	0.3
joins large "each"	-0.14
joins large "for"	0.3
joins large "ft"	0.08
joins large "installed"	0.17
joins large "with"	0.17
joins large adj	-0.25
joins large adj noun	-0.15
joins large adj noun >	-0.22
joins large adj unit	0.15
joins large adp	0.34
joins large adp det	0.08
joins large adp det >	0.26
joins large adp noun	-0.12
joins large adp noun >	0.22
joins large adp small	0.08
joins large adp small >	0.17
joins large cconj	0.07
joins large deed adp	0.13
joins large det	-0.15
joins large det noun	0.15
joins large det noun >	0.16
joins large det unit	-0.12
joins large det unit >	-0.12
joins large each	-0.09
joins large each - >	0.13
joins large each noun >	0.07
joins large noun	-0.56
joins large noun adp	-0.06
joins large noun be	0.1
joins large noun cconj	0.13
joins large noun noun	0.05
joins large noun small	0.07
joins large noun state	0.14
joins large num noun	0.17
joins large small unit	0.19
joins large state	0.1
joins large state - >	0.23
joins large state adp	0.18
joins large state det	0.19
joins large state det >	0.28
joins large unit	-0.23
joins large unit noun >	0.09
joins large verb	-0.11
joins large verb adp	0.19
joins mixed noun	0.2
joins mixed state	0.08
joins money "000"	0.19
joins money "a"	0.11
joins money "for"	0.19
joins money "or"	0.05
joins money adp noun	0.06
joins money adp noun >	-0.09
joins money cconj	0.08
joins money det	0.13
joins money det unit	0.12
joins money det unit >	0.12
joins money large	0.28
joins money noun	-0.07
joins money state noun	0.21
joins month "1"	0.33
joins month "10"	-0.05
joins month "11"	0.2
joins month "12"	0.32
joins month "15"	0.06
joins month "20"	0.23
joins month "28"	0.17
joins month "3"	-0.06
joins month "30"	0.24
joins month "31"	0.23
joins month "4"	0.25
joins month "8"	0.15
joins month "9"	0.22
joins month small	0.13
joins month small - >	0.03
joins month small adp	0.07
joins month small adp >	0.25
joins month small cconj	0.1
joins month small cconj >	0.25
joins month small deed >	0.34
joins month small no >	0.15
joins month small noun >	0.05
joins month small pronoun >	0.21
joins month small small >	0.08
joins name adp	-0.11
joins name adp det	-0.09
joins name be	0.05
joins name deed	0.27
joins name name	0.3
joins name name adp	-0.13
joins name name adp >	-0.07
joins name noun	0.04
joins name pronoun	0.11
joins no "appointment"	0.1
joins no "charge"	0.06
joins no "cover"	0.07
joins no "extra"	0.06
joins no noun	0.65
joins no noun - >	0.15
joins no noun adp	0.37
joins no noun adp >	0.25
joins no noun noun	-0.08
joins no noun noun >	0.21
joins no noun state	-0.1
joins no noun state >	0.11
joins no noun verb >	0.15
joins no state	0.06
joins no state noun	0.2
joins no state noun >	0.06
joins noun "1"	-0.2
joins noun "10"	-0.24
joins noun "11"	-0.13
joins noun "12"	-0.13
joins noun "120"	0.27
joins noun "150"	0.25
joins noun "16"	0.18
joins noun "160"	0.2
joins noun "18"	-0.09
joins noun "180"	-0.06
joins noun "2"	0.15
joins noun "2.50"	0.23
joins noun "20"	-0.04
joins noun "22"	-0.04
joins noun "24"	-0.08
joins noun "25"	0.23
joins noun "28"	0.25
joins noun "3"	-0.05
joins noun "30"	-0.28
joins noun "4"	0.1
joins noun "40"	-0.06
joins noun "45"	0.1
joins noun "6"	0.23
joins noun "60"	-0.11
joins noun "600"	0.2
joins noun "7"	0.17
joins noun "75"	0.21
joins noun "8"	-0.05
joins noun "a"	0.14
joins noun "about"	0.19
joins noun "after"	0.33
joins noun "all"	-0.27
joins noun "and"	-0.16
joins noun "are"	0.21
joins noun "at"	-0.17
joins noun "bill"	0.15
joins noun "breakfast"	0.07
joins noun "by"	0.15
joins noun "came"	0.14
joins noun "can"	-0.03
joins noun "card"	0.26
joins noun "cards"	0.25
joins noun "care"	0.22
joins noun "change"	0.18
joins noun "check"	0.33
joins noun "cleaned"	-0.06
joins noun "cleaning"	0.28
joins noun "closed"	-0.12
joins noun "closes"	-0.05
joins noun "code"	0.1
joins noun "comes"	0.34
joins noun "cook"	0.17
joins noun "cream"	0.25
joins noun "day"	0.19
joins noun "dec"	0.19
joins noun "did"	0.09
joins noun "done"	0.32
joins noun "down"	0.13
joins noun "drive"	-0.13
joins noun "eat"	0.23
joins noun "ends"	-0.11
joins noun "extra"	0.11
joins noun "fair"	0.27
joins noun "fee"	0.18
joins noun "for"	0.12
joins noun "fri"	0.47
joins noun "from"	-0.11
joins noun "get"	0.29
joins noun "go"	0.21
joins noun "goes"	0.22
joins noun "had"	0.05
joins noun "hall"	0.23
joins noun "has"	-0.15
joins noun "her"	0.29
joins noun "here"	0.23
joins noun "in"	0.07
joins noun "included"	0.35
joins noun "is"	-0.27
joins noun "job"	0.29
joins noun "june"	0.23
joins noun "know"	0.2
joins noun "last"	0.14
joins noun "left"	0.22
joins noun "list"	0.25
joins noun "lot"	0.27
joins noun "lunch"	0.24
joins noun "may"	0.2
joins noun "mon"	-0.04
joins noun "moved"	0.2
joins noun "moves"	0.2
joins noun "needed"	0.19
joins noun "needs"	0.25
joins noun "next"	0.26
joins noun "night"	0.24
joins noun "no"	-0.14
joins noun "not"	-0.12
joins noun "nov"	0.21
joins noun "of"	-0.27
joins noun "off"	0.32
joins noun "ok"	0.33
joins noun "on"	0.1
joins noun "only"	-0.04
joins noun "opens"	0.13
joins noun "or"	0.13
joins noun "our"	0.24
joins noun "out"	0.3
joins noun "over"	0.24
joins noun "plate"	0.22
joins noun "price"	0.32
joins noun "pump"	0.18
joins noun "repair"	0.19
joins noun "room"	0.25
joins noun "sale"	0.12
joins noun "same"	-0.07
joins noun "says"	0.16
joins noun "sept"	0.17
joins noun "shop"	0.2
joins noun "show"	0.15
joins noun "soap"	0.25
joins noun "starts"	0.16
joins noun "still"	0.08
joins noun "store"	0.27
joins noun "sun"	0.23
joins noun "test"	0.26
joins noun "the"	-0.04
joins noun "this"	0.35
joins noun "thurs"	0.04
joins noun "till"	-0.11
joins noun "to"	-0.15
joins noun "today"	0.23
joins noun "truck"	0.2
joins noun "tues"	-0.18
joins noun "tuesday"	0.2
joins noun "tune"	0.25
joins noun "twice"	0.28
joins noun "under"	0.24
joins noun "up"	0.27
joins noun "wanted"	0.12
joins noun "was"	-0.15
joins noun "wash"	0.31
joins noun "we"	-0.29
joins noun "wed"	-0.15
joins noun "welcome"	0.23
joins noun "went"	0.27
joins noun "were"	0.05
joins noun "with"	0.12
joins noun "work"	0.22
joins noun "yet"	0.23
joins noun "you"	0.3
joins noun adj	-0.24
joins noun adj - >	0.28
joins noun adj adp	0.21
joins noun adj day >	0.33
joins noun adj noun	-0.08
joins noun adj noun >	-0.26
joins noun adj unit	0.25
joins noun adj unit >	-0.1
joins noun adp	-0.16
joins noun adp adj	-0.03
joins noun adp adp	0.16
joins noun adp adp >	0.18
joins noun adp adv	-0.13
joins noun adp adv >	-0.05
joins noun adp day	0.13
joins noun adp day >	0.28
joins noun adp deed	0.13
joins noun adp deed >	0.14
joins noun adp det	-0.09
joins noun adp large	-0.19
joins noun adp large >	-0.13
joins noun adp money	0.24
joins noun adp money >	0.21
joins noun adp month	0.26
joins noun adp month >	0.38
joins noun adp name	0.28
joins noun adp name >	0.27
joins noun adp noun	-0.2
joins noun adp noun >	-0.11
joins noun adp nth	0.15
joins noun adp nth >	0.17
joins noun adp pron	-0.3
joins noun adp pron >	-0.27
joins noun adp pronoun	0.22
joins noun adp pronoun >	0.2
joins noun adp small	-0.08
joins noun adp small >	-0.07
joins noun adp state	0.17
joins noun adp unit	0.09
joins noun adp unit >	0.23
joins noun adp verb	-0.03
joins noun adp verb >	0.2
joins noun adv	-0.16
joins noun adv - >	0.22
joins noun adv adj >	0.06
joins noun adv adp	0.24
joins noun adv deed >	0.05
joins noun adv det	0.18
joins noun adv det >	0.24
joins noun adv small >	0.29
joins noun aux	0.05
joins noun aux small	0.2
joins noun aux small >	0.2
joins noun be	-0.45
joins noun be adj	-0.11
joins noun be adj >	-0.15
joins noun be adp	0.23
joins noun be adp >	0.23
joins noun be adv	0.16
joins noun be adv >	0.16
joins noun be day	0.12
joins noun be day >	0.12
joins noun be det	-0.15
joins noun be det >	-0.15
joins noun be noun	0.06
joins noun be noun >	0.06
joins noun be part	-0.14
joins noun be part >	-0.15
joins noun be pron	0.08
joins noun be pron >	0.08
joins noun be small	-0.14
joins noun be small >	-0.14
joins noun be state	0.23
joins noun be state >	0.23
joins noun be verb	-0.23
joins noun be verb >	-0.23
joins noun cconj	-0.11
joins noun cconj day	0.04
joins noun cconj day >	0.04
joins noun cconj deed	0.04
joins noun cconj deed >	0.04
joins noun cconj det	-0.15
joins noun cconj det >	-0.15
joins noun cconj noun	-0.09
joins noun cconj noun >	-0.09
joins noun cconj verb	0.2
joins noun cconj verb >	0.2
joins noun clock	0.23
joins noun day	-0.06
joins noun day - >	0.29
joins noun day adp	0.21
joins noun day adp >	-0.16
joins noun day cconj	0.08
joins noun day cconj >	0.1
joins noun day clock	0.25
joins noun day month	0.04
joins noun day month >	0.05
joins noun day noun	-0.12
joins noun day noun >	-0.11
joins noun day small	0.18
joins noun day small >	0.52
joins noun day state	0.17
joins noun day verb >	-0.05
joins noun deed	-0.33
joins noun deed adj	0.19
joins noun deed adj >	0.23
joins noun deed adp	-0.17
joins noun deed adp >	-0.16
joins noun deed aux	0.15
joins noun deed aux >	0.11
joins noun deed be	0.06
joins noun deed deed	0.27
joins noun deed det	0.16
joins noun deed noun	-0.06
joins noun deed noun >	-0.1
joins noun deed pron	0.22
joins noun deed pronoun	0.16
joins noun deed small >	-0.06
joins noun deed verb	0.31
joins noun deed verb >	0.09
joins noun det	-0.12
joins noun det adj	0.08
joins noun det adj >	0.2
joins noun det noun	0.33
joins noun det noun >	-0.25
joins noun det unit	-0.23
joins noun det unit >	0.05
joins noun large	-0.11
joins noun large - >	-0.06
joins noun large adj >	-0.31
joins noun large adp	0.26
joins noun large adp >	0.05
joins noun large deed >	0.31
joins noun large det >	0.03
joins noun large each	-0.09
joins noun large each >	-0.13
joins noun large noun	-0.14
joins noun large noun >	0.19
joins noun large num >	0.21
joins noun large small >	0.14
joins noun large state	0.06
joins noun large state >	0.27
joins noun large verb	0.05
joins noun mixed	-0.13
joins noun money	-0.26
joins noun month	0.25
joins noun month small	0.53
joins noun month small >	0.51
joins noun name	0.04
joins noun name name	0.22
joins noun name name >	0.24
joins noun no	-0.14
joins noun no noun	0.29
joins noun noun	-0.11
joins noun noun - >	-0.11
joins noun noun adj	-0.27
joins noun noun adj >	0.22
joins noun noun adp	0.06
joins noun noun adp >	-0.03
joins noun noun aux	0.2
joins noun noun be	-0.22
joins noun noun be >	-0.15
joins noun noun cconj	0.47
joins noun noun cconj >	-0.2
joins noun noun day	0.08
joins noun noun day >	0.18
joins noun noun deed	-0.04
joins noun noun det	-0.14
joins noun noun large	0.04
joins noun noun large >	0.06
joins noun noun mixed >	0.24
joins noun noun money >	0.29
joins noun noun month	0.42
joins noun noun month >	0.28
joins noun noun noun	-0.05
joins noun noun noun >	-0.21
joins noun noun pron >	0.21
joins noun noun pronoun	-0.27
joins noun noun pronoun >	-0.1
joins noun noun small	0.16
joins noun noun small >	-0.11
joins noun noun state >	0.07
joins noun noun verb	0.17
joins noun noun verb >	0.17
joins noun num noun	0.22
joins noun part	-0.15
joins noun pron noun	0.15
joins noun pron noun >	0.17
joins noun pronoun	-0.18
joins noun pronoun adv	0.21
joins noun pronoun adv >	0.21
joins noun pronoun be	-0.15
joins noun pronoun deed	0.04
joins noun pronoun deed >	-0.05
joins noun pronoun noun	0.29
joins noun pronoun noun >	0.29
joins noun pronoun state	0.2
joins noun pronoun state >	0.24
joins noun pronoun verb	-0.15
joins noun pronoun verb >	-0.25
joins noun sconj	-0.07
joins noun sconj pronoun	0.06
joins noun sconj verb	0.03
joins noun sconj verb >	0.2
joins noun size	-0.09
joins noun small	-0.27
joins noun small - >	-0.12
joins noun small adj	-0.13
joins noun small adj >	0.19
joins noun small adp	0.06
joins noun small be	0.05
joins noun small be >	0.26
joins noun small cconj	0.12
joins noun small day >	0.2
joins noun small deed >	-0.06
joins noun small det	-0.15
joins noun small det >	0.04
joins noun small each	-0.05
joins noun small each >	-0.13
joins noun small large	0.06
joins noun small large >	-0.18
joins noun small no >	0.28
joins noun small noun	0.08
joins noun small noun >	-0.1
joins noun small pronoun >	0.24
joins noun small small >	0.31
joins noun small state	-0.11
joins noun small state >	-0.17
joins noun small unit	-0.11
joins noun small unit >	-0.35
joins noun small verb >	-0.13
joins noun state	0.05
joins noun state - >	0.37
joins noun state adj >	-0.09
joins noun state adp	0.35
joins noun state adp >	0.2
joins noun state day	0.1
joins noun state deed >	0.22
joins noun state month	0.15
joins noun state no >	0.15
joins noun state noun	-0.32
joins noun state noun >	0.07
joins noun state small >	0.09
joins noun state state >	0.26
joins noun state verb >	0.27
joins noun unit adp	0.15
joins noun unit noun >	0.12
joins noun verb	-0.25
joins noun verb - >	0.24
joins noun verb adj	-0.15
joins noun verb adj >	0.13
joins noun verb adp	0.5
joins noun verb adp >	0.16
joins noun verb adv	0.1
joins noun verb adv >	-0.11
joins noun verb day	0.44
joins noun verb day >	0.13
joins noun verb deed >	0.23
joins noun verb det	0.04
joins noun verb det >	-0.2
joins noun verb large	-0.27
joins noun verb large >	-0.24
joins noun verb money >	0.19
joins noun verb month >	-0.1
joins noun verb noun	-0.16
joins noun verb pron	0.36
joins noun verb pron >	-0.19
joins noun verb pronoun	-0.09
joins noun verb pronoun >	-0.04
joins noun verb small	-0.06
joins noun verb small >	-0.31
joins noun verb state	0.18
joins noun verb verb >	0.34
joins nth cconj	0.03
joins nth noun	-0.06
joins nth noun adp	0.11
joins num "day"	0.18
joins num "weeks"	0.16
joins num adp	0.19
joins num noun	0.3
joins num noun be >	0.22
joins num noun large >	0.25
joins num noun state	0.21
joins num unit	0.35
joins num unit noun >	0.18
joins num verb	-0.09
joins part "bring"	0.05
joins part "get"	0.05
joins part "know"	0.04
joins part day	0.1
joins part deed	-0.13
joins part deed adp	0.12
joins part deed adp >	0.09
joins part deed pronoun	-0.08
joins part deed pronoun >	-0.15
joins part verb	-0.28
joins part verb - >	0.03
joins part verb noun	0.11
joins part verb noun >	0.08
joins part verb small >	0.05
joins pron "lot"	0.11
joins pron "new"	-0.1
joins pron "own"	0.16
joins pron "shop"	0.04
joins pron adj	-0.07
joins pron adj noun	0.39
joins pron adj noun >	-0.08
joins pron adj small	0.24
joins pron adj small >	0.08
joins pron adp	-0.06
joins pron day	0.06
joins pron deed	-0.12
joins pron noun	-0.42
joins pron noun - >	0.05
joins pron noun adp	-0.05
joins pron noun adp >	-0.16
joins pron noun be	0.12
joins pron noun be >	0.12
joins pron noun cconj	0.03
joins pron noun cconj >	0.03
joins pron noun deed >	-0.23
joins pron noun large >	0.04
joins pron noun noun	0.15
joins pron noun noun >	0.21
joins pron noun pronoun >	0.08
joins pron noun small >	-0.14
joins pron noun verb	0.13
joins pron noun verb >	-0.18
joins pron verb	0.06
joins pron verb adp	0.15
joins pronoun "all"	0.15
joins pronoun "are"	0.07
joins pronoun "can"	0.2
joins pronoun "do"	-0.15
joins pronoun "file"	0.04
joins pronoun "has"	0.05
joins pronoun "in"	0.18
joins pronoun "is"	0.09
joins pronoun "lost"	0.07
joins pronoun "pick"	0.16
joins pronoun "was"	0.08
joins pronoun "week"	0.04
joins pronoun "year"	0.19
joins pronoun adp	-0.15
joins pronoun adp det	-0.09
joins pronoun adp det >	-0.1
joins pronoun adp small	-0.16
joins pronoun adp small >	-0.06
joins pronoun adv	0.3
joins pronoun aux	0.13
joins pronoun aux verb	0.24
joins pronoun aux verb >	0.13
joins pronoun be	-0.14
joins pronoun be det	0.13
joins pronoun be det >	0.09
joins pronoun be noun	0.12
joins pronoun be noun >	0.04
joins pronoun be state	0.07
joins pronoun be state >	0.07
joins pronoun be verb	-0.14
joins pronoun be verb >	-0.14
joins pronoun day	-0.03
joins pronoun deed	-0.11
joins pronoun deed - >	-0.06
joins pronoun deed adp	0.1
joins pronoun deed adp >	-0.14
joins pronoun deed be	0.05
joins pronoun deed be >	0.05
joins pronoun deed deed	0.21
joins pronoun deed deed >	0.16
joins pronoun deed det	0.17
joins pronoun deed det >	0.22
joins pronoun deed pron	0.24
joins pronoun deed verb	0.29
joins pronoun deed verb >	0.25
joins pronoun det	0.15
joins pronoun noun	0.32
joins pronoun small noun >	0.27
joins pronoun state	-0.05
joins pronoun state adp	0.16
joins pronoun state adp >	0.2
joins pronoun unit	0.11
joins pronoun unit - >	0.2
joins pronoun verb	-0.17
joins pronoun verb - >	-0.09
joins pronoun verb adj	0.21
joins pronoun verb adj >	0.16
joins pronoun verb adp >	-0.03
joins pronoun verb det	0.22
joins pronoun verb det >	0.14
joins pronoun verb noun	0.35
joins pronoun verb noun >	0.13
joins pronoun verb pron >	-0.14
joins pronoun verb pronoun	0.24
joins pronoun verb pronoun >	0.12
joins pronoun verb state	-0.12
joins pronoun verb state >	-0.19
joins pronoun verb verb	0.27
joins propn be state	0.14
joins propn verb	0.23
joins sconj "it"	0.09
joins sconj "sending"	0.03
joins sconj "you"	-0.15
joins sconj pronoun	-0.22
joins sconj pronoun be	0.06
joins sconj pronoun be >	0.06
joins sconj pronoun deed	-0.19
joins sconj pronoun deed >	-0.23
joins sconj pronoun verb	0.26
joins sconj pronoun verb >	0.15
joins sconj verb	0.1
joins sconj verb pron	0.23
joins sconj verb pron >	0.03
joins size large	0.2
joins size noun small	0.3
joins size small large	0.2
joins size small large >	0.27
joins size small size >	0.15
joins small "000"	0.14
joins small "150"	0.23
joins small "400"	0.23
joins small "900"	0.31
joins small "a"	-0.19
joins small "an"	0.09
joins small "and"	0.24
joins small "at"	0.05
joins small "bags"	0.16
joins small "cents"	0.32
joins small "days"	0.39
joins small "dollars"	0.4
joins small "each"	-0.21
joins small "for"	0.24
joins small "ft"	0.11
joins small "hour"	0.09
joins small "hours"	0.24
joins small "in"	-0.21
joins small "is"	0.04
joins small "lb"	0.04
joins small "min"	0.18
joins small "minute"	0.06
joins small "minutes"	0.06
joins small "months"	0.11
joins small "more"	0.15
joins small "of"	0.07
joins small "off"	0.42
joins small "on"	0.25
joins small "or"	0.05
joins small "oz"	0.1
joins small "people"	0.12
joins small "percent"	0.1
joins small "seats"	0.22
joins small "to"	-0.1
joins small "weeks"	0.36
joins small "with"	0.18
joins small "years"	-0.21
joins small "yrs"	0.14
joins small adj	-0.17
joins small adj - >	0.03
joins small adj adp	0.17
joins small adj noun	-0.12
joins small adj noun >	-0.17
joins small adj small	0.27
joins small adp det	-0.16
joins small adp det >	-0.3
joins small adp noun	0.2
joins small adp noun >	0.3
joins small adp pron	0.17
joins small adp pron >	0.2
joins small adp small	-0.18
joins small adp unit	0.11
joins small adp unit >	0.2
joins small adv	-0.05
joins small be	0.05
joins small cconj	0.27
joins small cconj adp	0.08
joins small cconj adp >	0.08
joins small cconj small	0.11
joins small cconj small >	0.11
joins small day	-0.17
joins small day adp	0.12
joins small day small	0.13
joins small deed	-0.33
joins small deed adp	0.18
joins small deed det	0.16
joins small deed noun	0.16
joins small deed pron	-0.08
joins small deed pronoun	0.09
joins small det	-0.45
joins small det noun	-0.06
joins small det noun >	-0.22
joins small det unit	-0.1
joins small det unit >	-0.2
joins small each	-0.14
joins small each deed >	0.1
joins small each noun >	0.16
joins small large	0.11
joins small large adp	0.25
joins small large adp >	0.09
joins small large det	0.14
joins small large small >	0.15
joins small large state	0.19
joins small large state >	0.21
joins small large unit	-0.15
joins small large verb >	0.06
joins small no noun	0.28
joins small noun	-0.33
joins small noun - >	0.23
joins small noun adj	-0.13
joins small noun adj >	0.22
joins small noun adp	-0.16
joins small noun adp >	-0.34
joins small noun adv	0.27
joins small noun be	-0.15
joins small noun cconj	0.11
joins small noun day >	0.07
joins small noun deed	-0.04
joins small noun deed >	0.04
joins small noun det	-0.09
joins small noun large	0.12
joins small noun large >	0.2
joins small noun no >	0.17
joins small noun noun	-0.14
joins small noun noun >	-0.1
joins small noun small	0.1
joins small noun small >	-0.09
joins small noun state	0.05
joins small noun state >	-0.21
joins small noun verb >	-0.27
joins small num noun	0.23
joins small part	0.21
joins small part verb	0.12
joins small part verb >	0.12
joins small pronoun be	0.08
joins small pronoun deed	0.17
joins small pronoun verb	0.17
joins small size small	0.14
joins small small adp	-0.08
joins small small det	-0.13
joins small small noun	0.06
joins small small part	0.07
joins small small unit	0.18
joins small state	-0.11
joins small state - >	0.26
joins small state adp	0.11
joins small state day	0.24
joins small state noun	-0.12
joins small state pron	0.2
joins small state pron >	0.25
joins small unit	-0.33
joins small unit - >	0.1
joins small unit adj	-0.06
joins small unit adj >	-0.14
joins small unit adp	-0.18
joins small unit adp >	-0.22
joins small unit deed >	0.24
joins small unit det >	0.09
joins small unit large	0.21
joins small unit large >	0.26
joins small unit no >	0.15
joins small unit noun >	-0.15
joins small unit pronoun >	0.17
joins small unit small >	0.18
joins small unit state	-0.1
joins small unit state >	0.12
joins small unit verb >	0.17
joins small verb	-0.3
joins small verb adp	-0.18
joins small verb cconj	0.06
joins small verb noun	0.23
joins state "all"	-0.11
joins state "at"	0.15
joins state "by"	0.18
joins state "charge"	0.2
joins state "for"	0.3
joins state "fri"	-0.1
joins state "in"	0.28
joins state "mon"	0.16
joins state "next"	0.29
joins state "of"	-0.15
joins state "on"	0.21
joins state "sat"	0.2
joins state "the"	0.16
joins state "till"	0.23
joins state "with"	0.23
joins state adj	-0.13
joins state adj noun	0.34
joins state adj unit	0.13
joins state adp	0.44
joins state adp det	0.3
joins state adp det >	0.31
joins state adp noun	-0.08
joins state adp pron	0.13
joins state adp pron >	0.17
joins state adp small	0.34
joins state adp small >	0.36
joins state adv	-0.14
joins state day - >	0.22
joins state day adp	0.2
joins state day adp >	0.07
joins state deed adp	0.2
joins state deed deed	0.16
joins state deed det	0.09
joins state det	0.05
joins state det noun	-0.04
joins state det nth	0.15
joins state det nth >	0.22
joins state large	-0.16
joins state month	0.04
joins state month small	-0.04
joins state month small >	0.04
joins state noun	-0.3
joins state noun - >	0.05
joins state noun adp	0.22
joins state noun adp >	-0.06
joins state noun be	0.04
joins state noun day	-0.15
joins state noun large	0.19
joins state noun noun	0.05
joins state noun noun >	-0.12
joins state noun small	0.04
joins state noun small >	-0.06
joins state noun verb	0.29
joins state num noun	0.16
joins state pron	0.09
joins state pron noun	0.05
joins state pron noun >	0.04
joins state pronoun	-0.08
joins state pronoun unit	0.15
joins state sconj	-0.04
joins state small	-0.14
joins state small adp	-0.14
joins state small noun	0.26
joins state small unit	0.14
joins state small unit >	0.23
joins state state adp	0.12
joins state verb adp	0.09
joins unit "and"	-0.15
joins unit "at"	0.31
joins unit "before"	0.27
joins unit "for"	0.27
joins unit "free"	-0.1
joins unit "in"	-0.17
joins unit "of"	-0.29
joins unit "off"	0.26
joins unit "old"	0.06
joins unit "to"	0.1
joins unit "with"	0.23
joins unit adj	-0.09
joins unit adj noun	-0.07
joins unit adp	-0.17
joins unit adp - >	0.16
joins unit adp det	-0.12
joins unit adp mixed	0.11
joins unit adp noun	-0.23
joins unit adp noun >	-0.25
joins unit adp small	-0.16
joins unit adp small >	-0.21
joins unit adv	-0.06
joins unit cconj	-0.15
joins unit deed adj	0.19
joins unit deed noun	0.21
joins unit det	-0.15
joins unit det unit	0.13
joins unit det unit >	0.26
joins unit large	0.12
joins unit large det	0.08
joins unit large noun >	0.3
joins unit no noun	0.16
joins unit noun	-0.34
joins unit noun - >	-0.07
joins unit noun adj >	-0.03
joins unit noun adp	0.21
joins unit noun adp >	0.08
joins unit noun be	0.04
joins unit noun day	0.26
joins unit noun deed >	0.13
joins unit noun money >	0.22
joins unit noun state	0.26
joins unit noun verb	-0.19
joins unit pronoun be	0.06
joins unit pronoun verb	0.09
joins unit small	-0.26
joins unit small large	0.17
joins unit small noun	-0.04
joins unit small unit	0.14
joins unit state	0.05
joins unit state - >	0.18
joins unit state noun >	-0.04
joins unit verb adp	0.14
joins unit verb small	0.22
joins verb "10"	-0.16
joins verb "120"	0.3
joins verb "2"	0.04
joins verb "20"	0.27
joins verb "40"	0.23
joins verb "6"	0.22
joins verb "a"	0.38
joins verb "about"	0.12
joins verb "again"	0.21
joins verb "all"	0.18
joins verb "and"	-0.14
joins verb "at"	0.36
joins verb "back"	0.04
joins verb "best"	0.26
joins verb "by"	-0.15
joins verb "for"	0.31
joins verb "free"	0.07
joins verb "fri"	0.17
joins verb "from"	0.27
joins verb "her"	-0.06
joins verb "his"	0.21
joins verb "in"	0.06
joins verb "ins"	0.21
joins verb "it"	0.38
joins verb "june"	0.16
joins verb "mon"	0.19
joins verb "oct"	0.24
joins verb "on"	0.17
joins verb "our"	0.13
joins verb "out"	0.12
joins verb "sat"	0.23
joins verb "sept"	0.17
joins verb "the"	0.43
joins verb "them"	0.21
joins verb "thurs"	0.28
joins verb "till"	0.21
joins verb "to"	-0.14
joins verb "tues"	-0.13
joins verb "up"	0.26
joins verb "us"	0.26
joins verb "with"	0.27
joins verb "you"	0.05
joins verb "your"	0.24
joins verb adj	-0.16
joins verb adj adp	0.23
joins verb adj noun	-0.07
joins verb adj noun >	-0.13
joins verb adp	0.24
joins verb adp adj	0.2
joins verb adp adj >	0.14
joins verb adp day >	0.24
joins verb adp det	0.05
joins verb adp det >	0.06
joins verb adp large	0.04
joins verb adp large >	0.16
joins verb adp money	0.03
joins verb adp money >	0.16
joins verb adp month	0.23
joins verb adp month >	0.3
joins verb adp noun	0.14
joins verb adp noun >	-0.04
joins verb adp pron	0.17
joins verb adp pron >	0.28
joins verb adp pronoun	-0.11
joins verb adp pronoun >	0.25
joins verb adp small	-0.13
joins verb adp small >	0.31
joins verb adv	0.16
joins verb adv adp	0.19
joins verb adv day >	0.25
joins verb adv pronoun	0.14
joins verb adv pronoun >	0.24
joins verb cconj	-0.22
joins verb cconj noun	0.04
joins verb cconj noun >	0.04
joins verb cconj verb	-0.15
joins verb cconj verb >	-0.15
joins verb day	0.15
joins verb day - >	-0.07
joins verb day month	0.26
joins verb day month >	0.24
joins verb day noun >	-0.07
joins verb day small >	0.21
joins verb deed adp	0.12
joins verb det	0.19
joins verb det adj	0.15
joins verb det adj >	0.24
joins verb det noun	0.04
joins verb det noun >	0.22
joins verb det nth	0.06
joins verb det nth >	0.13
joins verb det unit	0.17
joins verb large	-0.11
joins verb large adp >	0.33
joins verb month	0.08
joins verb month small	0.13
joins verb month small >	0.06
joins verb name	0.29
joins verb name name	0.25
joins verb name name >	0.19
joins verb noun	-0.09
joins verb noun - >	0.16
joins verb noun adj >	-0.17
joins verb noun adp	0.25
joins verb noun adp >	-0.16
joins verb noun be	0.07
joins verb noun be >	-0.04
joins verb noun day >	0.2
joins verb noun det	0.27
joins verb noun large	0.24
joins verb noun noun	0.59
joins verb noun noun >	-0.18
joins verb noun small	-0.08
joins verb noun small >	0.03
joins verb noun state	0.29
joins verb noun state >	0.16
joins verb noun verb	-0.17
joins verb noun verb >	0.19
joins verb part	0.14
joins verb part verb	0.08
joins verb part verb >	0.08
joins verb pron	0.37
joins verb pron adj	0.11
joins verb pron adj >	0.22
joins verb pron noun	-0.21
joins verb pron noun >	0.06
joins verb pronoun - >	0.15
joins verb pronoun adp	0.17
joins verb pronoun adp >	0.22
joins verb pronoun verb	-0.19
joins verb pronoun verb >	-0.16
joins verb size	0.22
joins verb small	-0.34
joins verb small adj >	0.26
joins verb small adp	-0.14
joins verb small det	0.06
joins verb small det >	0.12
joins verb small large >	-0.13
joins verb small noun	-0.26
joins verb small noun >	-0.13
joins verb small unit	-0.11
joins verb small unit >	-0.09
joins verb state	-0.13
joins verb state adp >	0.09
joins verb state small >	0.23
joins verb unit	-0.07
joins verb verb	-0.23
joins verb verb adp	0.25
joins verb verb adp >	0.32
joins verb verb small	0.05
length 1	-0.76
length 2	0.04
length 3	0.43
length 4	0.31
length 6	-0.53
length 7	-0.33
length 8	-0.48
length 9	-0.66
part	-0.44
parts "1" noun	0.31
parts "10" deed	-0.04
parts "10" noun	-0.16
parts "10" small	0.23
parts "100" noun	0.2
parts "11" adj	0.19
parts "12" noun	-0.05
parts "120" noun	0.04
parts "14" noun	0.11
parts "15" noun	0.13
parts "15" state	0.19
parts "180" noun	-0.04
parts "2" noun	-0.2
parts "2" small	0.26
parts "20" deed	0.18
parts "20" noun	0.04
parts "21" noun	0.09
parts "22" noun	0.24
parts "25" noun	0.08
parts "28" noun	0.26
parts "3" noun	-0.26
parts "35" noun	0.11
parts "38" noun	0.24
parts "4" noun	-0.07
parts "4" small	0.26
parts "5" noun	-0.06
parts "6" adj	0.21
parts "600" noun	0.18
parts "7" large	0.15
parts "7" noun	-0.06
parts "75" noun	0.18
parts "75" small	0.16
parts "8" deed	0.2
parts "8" noun	-0.04
parts "8" small	0.31
parts "9" adj	0.21
parts "9" noun	0.31
parts "900" noun	-0.06
parts "95" noun	0.04
parts "day" noun	0.1
parts "days" deed	0.21
parts "days" no	-0.04
parts "days" noun	0.21
parts "dollars" noun	0.27
parts "door" noun	0.22
parts "dozen" noun	0.03
parts "each" noun	0.33
parts "free" adj	0.18
parts "free" deed	0.17
parts "free" noun	-0.12
parts "fri" deed	0.3
parts "fri" no	0.17
parts "fri" noun	0.16
parts "good" noun	0.1
parts "hour" noun	0.09
parts "hour" small	0.06
parts "hours" deed	0.22
parts "hours" noun	0.2
parts "hours" small	0.25
parts "in" noun	-0.11
parts "in" small	0.1
parts "included" adj	0.21
parts "lot" noun	0.23
parts "mon" noun	0.13
parts "more" deed	0.21
parts "more" noun	0.08
parts "night" noun	0.25
parts "night" small	0.21
parts "noon" noun	0.25
parts "off" deed	0.27
parts "off" noun	0.22
parts "only" deed	0.18
parts "only" verb	0.21
parts "ready" noun	0.2
parts "sat" deed	0.24
parts "shop" noun	0.08
parts "tag" deed	0.22
parts "thurs" noun	0.12
parts "tues" noun	0.11
parts "up" noun	0.27
parts "week" noun	0.3
parts "week" verb	0.12
parts "weeks" noun	0.13
parts "year" noun	-0.11
parts "years" noun	0.16
parts adj "two"	0.25
parts adj adj	0.33
parts adj adj noun >	0.3
parts adj deed	0.18
parts adj deed adp >	0.16
parts adj noun	-0.17
parts adj noun adp >	-0.22
parts adj noun adv >	0.16
parts adj noun be >	0.17
parts adj noun deed	0.21
parts adj noun large >	0.15
parts adj noun no	0.08
parts adj noun noun >	-0.24
parts adj noun pronoun >	0.19
parts adj noun small	-0.15
parts adj noun small >	-0.29
parts adj noun verb	-0.14
parts adj noun verb >	-0.1
parts adj num	-0.19
parts adj small noun	0.06
parts adj unit deed	0.21
parts adj unit noun	0.06
parts adj verb	0.29
parts adp day noun	0.26
parts adp large noun	0.18
parts adp money state	0.15
parts adp month noun	0.26
parts adp month small	-0.07
parts adp noun	-0.04
parts adp noun deed	0.08
parts adp noun noun >	0.08
parts adp noun pronoun	0.22
parts adp noun small	0.2
parts adp noun small >	-0.1
parts adp noun verb	0.3
parts adp small	-0.11
parts adp small adj	0.45
parts adp small day	0.05
parts adp small deed	0.3
parts adp small large	0.24
parts adp small no	0.17
parts adp small noun	0.2
parts adp small noun >	0.21
parts adp small num	-0.06
parts adp small small	0.47
parts adp small state	0.09
parts adp small unit >	-0.21
parts adp unit noun	0.22
parts adv "new"	0.22
parts adv adj	0.08
parts adv adj noun	0.11
parts adv adj noun >	-0.04
parts adv day deed	0.27
parts adv day noun	0.24
parts adv noun	0.12
parts adv small	0.1
parts adv verb	-0.03
parts be adj noun	0.49
parts be adp noun	0.16
parts be adp small	0.3
parts be adv adj	0.22
parts be adv verb	-0.04
parts be state adj	0.11
parts be state deed	0.18
parts be state noun	0.29
parts be state pronoun	0.24
parts be verb noun	0.22
parts be verb small	0.26
parts cconj adj noun	0.11
parts cconj noun deed	0.22
parts cconj noun noun	0.2
parts cconj noun small	0.13
parts clock "bring"	0.19
parts clock deed	0.2
parts clock noun	0.2
parts day "no"	0.23
parts day "sorry"	0.22
parts day adj	0.19
parts day adv	0.13
parts day deed	0.56
parts day deed adp >	0.19
parts day deed det >	0.22
parts day deed noun >	0.19
parts day no	0.23
parts day no noun >	0.21
parts day noun	0.25
parts day noun adp >	0.25
parts day noun be >	0.23
parts day noun small >	-0.13
parts day noun verb >	0.11
parts day small	-0.21
parts day small noun	0.05
parts day small noun >	0.09
parts day verb	0.27
parts deed noun	-0.06
parts deed noun noun	0.1
parts det adj noun	-0.44
parts det noun adj	-0.07
parts det noun adv	0.12
parts det noun deed	-0.27
parts det noun det	0.16
parts det noun large	0.16
parts det noun pronoun	-0.1
parts det noun small	0.57
parts det noun verb	0.21
parts det nth deed	0.04
parts det nth noun	0.35
parts det unit deed	0.24
parts det unit large	0.12
parts det unit noun	0.44
parts det unit pronoun	0.19
parts det unit small	0.15
parts det unit verb	0.05
parts each noun	0.37
parts each noun adp >	0.18
parts large "3"	0.16
parts large adj	0.07
parts large adj noun	0.04
parts large adj noun >	0.14
parts large day	0.26
parts large deed	0.07
parts large each noun	0.18
parts large noun	0.34
parts large noun be >	0.24
parts large noun cconj >	0.26
parts large noun large >	0.19
parts large noun noun >	0.15
parts large noun small >	0.11
parts large noun state >	0.2
parts large noun verb >	0.05
parts large num	-0.03
parts large pron	0.31
parts large size	0.2
parts large small	0.33
parts large small unit >	0.3
parts large state	-0.09
parts large state adp >	0.19
parts large unit noun	0.1
parts large verb	-0.06
parts large verb small	0.25
parts money "free"	0.25
parts money adj	0.23
parts money noun	0.08
parts money state	0.26
parts money state noun >	0.25
parts month noun	0.25
parts month small	-0.66
parts month small adj	0.08
parts month small deed	0.17
parts month small no	0.13
parts month small noun	0.3
parts month small small	0.1
parts no noun noun	0.08
parts noun "10"	0.25
parts noun "11"	0.13
parts noun "12"	0.13
parts noun "2"	-0.14
parts noun "20"	0.04
parts noun "30"	0.23
parts noun "60"	-0.04
parts noun "9"	0.03
parts noun "all"	0.19
parts noun "apply"	0.2
parts noun "ask"	0.23
parts noun "back"	0.03
parts noun "bring"	0.36
parts noun "call"	0.14
parts noun "can"	0.04
parts noun "come"	-0.04
parts noun "evenings"	0.25
parts noun "first"	0.22
parts noun "hand"	0.2
parts noun "i"	0.23
parts noun "keep"	0.2
parts noun "kids"	0.18
parts noun "need"	0.06
parts noun "new"	0.42
parts noun "no"	0.14
parts noun "ready"	0.25
parts noun "same"	0.07
parts noun "sat"	-0.1
parts noun "sign"	0.17
parts noun "small"	0.2
parts noun "start"	0.22
parts noun "the"	0.04
parts noun "tues"	0.18
parts noun "two"	0.29
parts noun "we"	0.06
parts noun "wed"	0.15
parts noun adj	0.15
parts noun adj noun	-0.07
parts noun adj noun >	0.13
parts noun adj num >	0.15
parts noun adj unit >	0.1
parts noun adp	-0.68
parts noun adp noun	-0.07
parts noun adv	-0.04
parts noun day	-0.04
parts noun day adp >	0.17
parts noun day noun >	0.11
parts noun deed	0.12
parts noun deed adp >	-0.1
parts noun deed deed >	0.23
parts noun deed det >	0.1
parts noun deed pron >	0.34
parts noun deed pronoun >	0.26
parts noun deed verb >	-0.08
parts noun det	-0.05
parts noun det noun >	0.25
parts noun large	-0.05
parts noun large adj	0.19
parts noun large adj >	0.24
parts noun large deed	-0.06
parts noun large noun	0.14
parts noun large small	0.19
parts noun large verb	-0.05
parts noun mixed	0.13
parts noun money	0.27
parts noun money adj	0.23
parts noun money adj >	0.25
parts noun no	0.14
parts noun no noun >	0.18
parts noun noun	-0.13
parts noun noun adj	0.27
parts noun noun adp >	-0.05
parts noun noun cconj >	0.2
parts noun noun day	-0.07
parts noun noun day >	-0.17
parts noun noun deed	-0.05
parts noun noun deed >	-0.11
parts noun noun det	0.14
parts noun noun large >	-0.18
parts noun noun money	0.15
parts noun noun noun	-0.04
parts noun noun noun >	0.13
parts noun noun pronoun	0.05
parts noun noun small	-0.22
parts noun noun small >	0.07
parts noun noun state >	-0.16
parts noun noun verb	-0.26
parts noun noun verb >	-0.16
parts noun num	0.26
parts noun num noun >	0.25
parts noun pronoun	-0.07
parts noun pronoun be >	0.24
parts noun pronoun deed >	0.05
parts noun pronoun verb >	0.09
parts noun size	0.1
parts noun small	0.06
parts noun small adj	0.14
parts noun small day	0.22
parts noun small deed	-0.08
parts noun small det >	-0.04
parts noun small each >	0.05
parts noun small large >	-0.15
parts noun small no	0.22
parts noun small noun	-0.14
parts noun small noun >	0.07
parts noun small pronoun	0.25
parts noun small small	0.31
parts noun small state	0.11
parts noun small state >	0.18
parts noun small unit >	0.29
parts noun small verb	-0.11
parts noun state	-0.21
parts noun state adj	0.2
parts noun state deed	0.25
parts noun state no	0.17
parts noun state noun	0.27
parts noun state state	0.2
parts noun state verb	0.21
parts noun verb	-0.11
parts noun verb adj	0.15
parts noun verb adp >	-0.14
parts noun verb deed	0.13
parts noun verb det >	0.1
parts noun verb noun	0.1
parts noun verb noun >	-0.05
parts noun verb pron >	0.19
parts noun verb small	-0.2
parts noun verb small >	0.08
parts noun verb verb	0.18
parts nth deed	0.04
parts nth noun	0.06
parts nth noun adp >	0.2
parts num unit noun	0.04
parts part verb small	0.23
parts pron noun	0.26
parts pron noun deed	-0.06
parts pron noun noun	-0.15
parts pron noun small	0.3
parts pron verb	-0.05
parts pronoun adj	0.15
parts pronoun adj noun >	0.15
parts pronoun deed	-0.25
parts pronoun verb	-0.18
parts range noun	0.19
parts size small size	0.17
parts small "1"	0.21
parts small "12"	0.2
parts small "20"	0.21
parts small "3"	0.18
parts small "6"	0.22
parts small "ages"	0.24
parts small "all"	0.29
parts small "bring"	0.33
parts small "come"	0.17
parts small "first"	0.25
parts small "free"	0.29
parts small "fri"	0.21
parts small "kids"	0.18
parts small "need"	0.19
parts small "new"	0.29
parts small "no"	0.35
parts small "one"	0.11
parts small "open"	0.28
parts small "ready"	0.21
parts small "two"	0.22
parts small "we"	0.16
parts small adj	0.11
parts small adj adp >	0.22
parts small adj noun	0.05
parts small adj noun >	0.1
parts small adp	-0.28
parts small adp det >	0.14
parts small adv	0.05
parts small day	0.17
parts small day adp >	0.26
parts small deed	0.09
parts small deed adp >	0.14
parts small deed det >	0.14
parts small deed noun >	-0.12
parts small deed pron >	-0.04
parts small deed pronoun >	0.19
parts small det	0.37
parts small each noun	0.32
parts small large	-0.41
parts small large det >	0.18
parts small large noun	0.1
parts small large small	0.18
parts small no	0.35
parts small no noun >	0.34
parts small noun	0.05
parts small noun adj	0.13
parts small noun adp >	0.09
parts small noun adv >	0.21
parts small noun be >	0.07
parts small noun cconj >	0.14
parts small noun day	0.2
parts small noun deed	0.04
parts small noun deed >	-0.03
parts small noun large >	-0.19
parts small noun noun	0.15
parts small noun noun >	0.11
parts small noun small	-0.09
parts small noun small >	0.05
parts small noun state >	0.14
parts small num	0.14
parts small pronoun	0.36
parts small pronoun be >	0.24
parts small pronoun deed >	0.28
parts small pronoun verb >	0.16
parts small size	0.21
parts small size small >	0.16
parts small small	0.54
parts small small adp >	-0.06
parts small small det >	0.26
parts small small noun	-0.05
parts small small noun >	0.42
parts small small part >	0.17
parts small small unit >	0.29
parts small state	0.12
parts small state day >	0.18
parts small state deed	0.25
parts small state noun	0.13
parts small state noun >	0.25
parts small unit adj	-0.07
parts small unit deed	0.07
parts small unit no	-0.05
parts small unit noun	-0.14
parts small unit pronoun	0.2
parts small unit verb	0.05
parts small verb	0.04
parts small verb adp >	0.15
parts state "new"	0.22
parts state "no"	0.17
parts state "pick"	0.23
parts state "two"	0.13
parts state adj	0.13
parts state adj noun >	0.35
parts state adv	-0.06
parts state day	-0.1
parts state deed	0.47
parts state deed adp >	0.3
parts state deed deed >	0.19
parts state deed det >	0.15
parts state no	0.17
parts state noun	0.23
parts state noun adp >	0.06
parts state noun be >	0.25
parts state noun deed	0.14
parts state noun noun >	0.12
parts state noun small >	0.07
parts state noun verb >	0.19
parts state num	0.07
parts state pronoun	0.08
parts state pronoun be >	0.24
parts state small	0.14
parts state small noun >	0.25
parts state state	0.24
parts state state adp >	0.25
parts state verb	0.38
parts state verb adp >	0.21
parts unit "bring"	0.18
parts unit "cash"	0.14
parts unit "first"	0.3
parts unit "half"	0.04
parts unit "we"	0.27
parts unit adj	-0.03
parts unit adj noun >	0.11
parts unit adp	-0.15
parts unit deed	0.31
parts unit deed adj >	0.23
parts unit deed noun >	0.24
parts unit det	0.15
parts unit large	-0.11
parts unit large noun	0.27
parts unit money	0.07
parts unit no noun >	0.08
parts unit noun	0.23
parts unit noun adp >	-0.08
parts unit noun be >	0.2
parts unit noun day >	0.18
parts unit noun deed	0.06
parts unit noun small >	0.2
parts unit noun state >	0.18
parts unit pronoun	0.34
parts unit pronoun be >	0.22
parts unit pronoun verb >	0.25
parts unit small	0.19
parts unit small large >	0.22
parts unit small unit >	0.11
parts unit state	-0.05
parts unit state noun	0.15
parts verb "1"	0.3
parts verb "call"	0.24
parts verb "new"	0.23
parts verb "we"	0.15
parts verb adj noun	-0.03
parts verb adj noun >	0.04
parts verb day noun	0.29
parts verb deed	0.33
parts verb deed adp >	0.09
parts verb money	0.22
parts verb noun adj	0.09
parts verb noun adp >	0.16
parts verb noun noun >	0.18
parts verb noun small >	-0.15
parts verb noun verb	0.17
parts verb num	0.09
parts verb pronoun verb >	0.16
parts verb small	0.15
parts verb small adp >	0.15
parts verb small large >	0.14
parts verb small noun	0.12
parts verb state small	0.26
parts verb verb	0.23
shape A	-0.19
shape ANF	0.1
shape ANF~	0.08
shape ANPDN	0.16
shape ANPfu	0.22
shape ANR~	0.1
shape ANT	0.21
shape ANT~	0.28
shape ANVd	0.26
shape ANV~	0.25
shape ANcN	0.22
shape ANc~	0.08
shape ANd	0.11
shape ANd~	0.2
shape ANf	0.26
shape ANf~	0.2
shape APDN	0.15
shape APD~	0.17
shape APf~	0.22
shape Af	0.07
shape Af~	0.07
shape Au	-0.06
shape AuN	0.11
shape AuN~	0.14
shape AuT	0.23
shape AuT~	0.22
shape Au~	-0.06
shape A~	-0.19
shape BDN~	0.13
shape DN	-0.16
shape DNB~	-0.22
shape DNI~	0.24
shape DNV	0.13
shape DNV~	0.23
shape DN~	-0.16
shape F	0.11
shape FDu	0.22
shape FDu~	0.18
shape FF	0.21
shape FF~	0.21
shape FPN	0.14
shape FPN~	0.08
shape F~	0.11
shape IAN	0.13
shape IAN~	0.12
shape IDA	0.08
shape IDAN	0.26
shape IDA~	0.28
shape IDN	-0.1
shape IIP~	0.14
shape IId~	0.19
shape IIp~	0.18
shape INP~	0.05
shape INV~	0.27
shape INp~	0.25
shape IPC	0.21
shape IPC~	0.16
shape IPDN	0.18
shape IPN~	0.08
shape IPPf	0.19
shape IPP~	0.35
shape IPV~	0.15
shape IPd~	0.05
shape IPf	0.16
shape IPf~	0.17
shape IPmf	0.19
shape IPm~	0.19
shape ISP~	0.18
shape ISV~	0.06
shape IVp~	0.08
shape IfN~	-0.04
shape IpA~	0.2
shape IpP~	0.25
shape IpV~	0.32
shape IsS~	0.11
shape N	-0.2
shape NBA	0.16
shape NBA~	0.06
shape NBDN	0.21
shape NBD~	0.04
shape NBF~	0.03
shape NBN	0.12
shape NBN~	0.19
shape NBP	0.36
shape NBPDN	0.16
shape NBP~	0.21
shape NBR	0.27
shape NBR~	0.2
shape NBT	0.1
shape NBT~	-0.14
shape NBV	0.24
shape NBd	0.2
shape NBd~	0.08
shape NBf~	0.03
shape NBp	0.13
shape NBp~	0.31
shape NDN	-0.12
shape NDN~	0.07
shape NF	0.16
shape NFDN	0.25
shape NFDu	0.18
shape NFD~	0.06
shape NFT~	0.17
shape NF~	0.16
shape NIP~	0.11
shape NIV	-0.09
shape NIV~	0.39
shape NPA~	-0.08
shape NPDN	0.23
shape NPD~	-0.22
shape NPF	0.18
shape NPF~	0.03
shape NPI~	0.17
shape NPN	-0.1
shape NPN~	-0.21
shape NPP~	0.08
shape NPR	0.14
shape NPR~	0.09
shape NPf	0.15
shape NPf~	0.04
shape NPmf	0.15
shape NPm~	-0.06
shape NPpN	0.08
shape NPp~	-0.1
shape NR	0.08
shape NRDu	0.23
shape NRD~	0.22
shape NRP~	0.15
shape NR~	0.08
shape NSR~	0.24
shape NT	0.23
shape NTP~	0.2
shape NTd~	0.15
shape NTf~	0.23
shape NT~	0.23
shape NVA~	0.12
shape NVDN	0.11
shape NVD~	0.1
shape NVF~	-0.28
shape NVN~	-0.37
shape NVPDN	0.22
shape NVPf	-0.05
shape NVP~	0.22
shape NVR~	0.16
shape NVV~	-0.03
shape NVd	0.23
shape NVd~	0.15
shape NVf	0.25
shape NVf~	0.1
shape NVmf	0.12
shape NVp~	0.08
shape NcDN	0.21
shape NcD~	0.25
shape NcN	0.24
shape NcNT	0.22
shape NcN~	0.16
shape NcV	0.22
shape NdPf	0.29
shape NdP~	0.13
shape Ndc~	0.21
shape Ndf	0.23
shape NdfPf	0.32
shape Ndf~	0.28
shape Nf	0.29
shape NfA	0.12
shape NfA~	-0.03
shape NfDN	0.12
shape NfDu	0.11
shape NfD~	0.06
shape NfF	-0.07
shape NfF~	-0.06
shape NfNF	0.28
shape NfN~	-0.11
shape NfPf	0.18
shape NfP~	0.03
shape Nfc~	0.21
shape Nfe	0.09
shape NfuF	0.23
shape Nf~	0.29
shape Nmf	-0.33
shape NmfPf	0.25
shape Nmf~	-0.19
shape Ns	0.14
shape Ns~	0.14
shape N~	-0.2
shape PDN	-0.11
shape PDN~	-0.32
shape RVN~	0.23
shape SBA~	0.22
shape SBD~	0.23
shape SBN~	0.28
shape SBT~	0.33
shape SBV~	-0.15
shape SID~	0.16
shape SIP~	0.11
shape SV	-0.07
shape SVDN	-0.07
shape SVD~	-0.04
shape SVN~	0.26
shape SVS~	0.23
shape SVp~	0.19
shape SV~	-0.07
shape T	-0.19
shape TNP~	0.08
shape TNd~	0.19
shape TPD~	-0.09
shape TPf	-0.06
shape TPfu	0.21
shape TPf~	0.14
shape Td	0.13
shape Td~	0.13
shape Tfu~	0.13
shape T~	-0.19
shape V	-0.31
shape VA	0.1
shape VA~	0.1
shape VDA~	0.26
shape VDN	-0.15
shape VDN~	0.13
shape VF	0.06
shape VF~	0.06
shape VN	-0.13
shape VNB~	-0.03
shape VND~	0.21
shape VNPDN	0.08
shape VNP~	0.14
shape VNd~	0.18
shape VNf	0.1
shape VNf~	0.17
shape VN~	-0.13
shape VPDN	-0.11
shape VPD~	-0.2
shape VPN	0.04
shape VPN~	0.08
shape VPf~	-0.05
shape VR	0.17
shape VR~	0.17
shape VTP~	0.22
shape VVP~	0.24
shape VcV~	0.07
shape Vf	-0.04
shape VfN~	-0.16
shape Vfu	0.03
shape Vfu~	0.12
shape Vf~	-0.04
shape Vmf~	-0.08
shape VpN	0.23
shape VpN~	0.06
shape VpV~	0.08
shape V~	-0.31
shape dN	0.07
shape dNf	0.22
shape dNf~	0.26
shape dN~	0.07
shape dPd~	0.21
shape dPf	0.04
shape dPf~	-0.04
shape dcd	0.2
shape dcdPf	0.15
shape dcd~	0.15
shape dfP~	-0.12
shape f	-0.05
shape fA	0.09
shape fA~	0.09
shape fDN	0.03
shape fDN~	0.05
shape fDu	-0.06
shape fDu~	-0.06
shape fF	0.04
shape fFP~	0.24
shape fF~	0.04
shape fN	0.11
shape fND~	0.19
shape fNF	0.09
shape fNF~	0.05
shape fNP~	0.05
shape fNT	0.09
shape fNT~	0.13
shape fNV	0.21
shape fNV~	0.18
shape fNfN	0.21
shape fNf~	0.06
shape fN~	0.11
shape fPDN	-0.14
shape fPD~	-0.15
shape fPf~	-0.16
shape fT	0.04
shape fT~	0.04
shape fe	0.15
shape fe~	0.15
shape fpV	0.23
shape fpV~	0.17
shape fuA~	-0.03
shape fuF	0.07
shape fuN	0.24
shape fuN~	0.19
shape fuPN	0.22
shape fuP~	-0.03
shape fuT	0.11
shape fuT~	0.12
shape f~	-0.05
shape iN	0.25
shape iN~	0.25
shape nN	0.19
shape nNP~	0.4
shape nNT~	-0.05
shape nNV	0.2
shape nNV~	0.17
shape nN~	0.19
shape nu	0.13
shape nu~	0.13
shape pAN~	-0.06
shape pNV~	0.26
shape pV	0.09
shape pV~	0.09
shape sF	0.2
shape sF~	0.2
shape sNf~	0.15
shape sf	0.17
shape sf~	0.17
shape ~A	-0.19
shape ~ANF	-0.1
shape ~ANT	0.19
shape ~ANf	0.17
shape ~APN	0.14
shape ~APf	0.16
shape ~Af	0.07
shape ~Au	-0.06
shape ~AuN	-0.03
shape ~AuT	0.21
shape ~BDN	-0.05
shape ~BpN	0.04
shape ~DAN	0.06
shape ~DN	-0.16
shape ~DNA	0.08
shape ~DNR	0.18
shape ~DNd	0.12
shape ~DTN	0.17
shape ~DuP	0.09
shape ~F	0.11
shape ~FDN	0.32
shape ~FDu	0.2
shape ~FF	0.21
shape ~FPf	0.2
shape ~IAN	0.22
shape ~IDA	-0.09
shape ~IDN	-0.22
shape ~IPC	0.2
shape ~IPN	0.09
shape ~IPd	0.17
shape ~IPf	0.25
shape ~ISD	0.19
shape ~IfN	0.03
shape ~IpN	0.06
shape ~IpV	-0.26
shape ~N	-0.2
shape ~NAN	0.08
shape ~NAu	0.1
shape ~NBA	0.27
shape ~NBN	0.05
shape ~NBP	0.39
shape ~NBR	0.23
shape ~NBT	0.26
shape ~NBV	0.27
shape ~NBd	0.1
shape ~NBp	0.03
shape ~NDN	-0.24
shape ~NDu	0.11
shape ~NF	0.16
shape ~NFe	-0.1
shape ~NIN	0.08
shape ~NIV	-0.2
shape ~NPR	0.18
shape ~NPS	0.09
shape ~NPd	0.06
shape ~NPf	-0.15
shape ~NPm	0.12
shape ~NR	0.08
shape ~NT	0.23
shape ~NVN	-0.25
shape ~NVT	0.09
shape ~NVd	0.24
shape ~NVf	0.2
shape ~NcN	0.34
shape ~NcV	0.08
shape ~Ndf	0.22
shape ~Nf	0.29
shape ~NfA	0.24
shape ~NfF	0.17
shape ~NfN	-0.06
shape ~Nfe	0.1
shape ~Nfu	-0.17
shape ~Nmf	0.25
shape ~Ns	0.14
shape ~PAN	0.25
shape ~PDN	0.39
shape ~PDn	0.16
shape ~PDu	0.35
shape ~PNf	-0.09
shape ~PPf	-0.18
shape ~PVf	0.24
shape ~PfN	-0.22
shape ~Pfd	0.15
shape ~Pfu	0.39
shape ~Pmf	0.31
shape ~PpN	0.25
shape ~RDu	0.2
shape ~RPN	0.12
shape ~SV	-0.07
shape ~SVN	0.12
shape ~SVS	0.05
shape ~T	-0.19
shape ~TDn	0.26
shape ~TPN	0.07
shape ~TPf	0.1
shape ~Td	0.13
shape ~Tfu	0.15
shape ~Tmf	0.16
shape ~V	-0.31
shape ~VA	0.1
shape ~VDN	0.13
shape ~VDn	0.19
shape ~VF	0.06
shape ~VN	-0.13
shape ~VNT	0.04
shape ~VNf	-0.09
shape ~VPF	0.08
shape ~VPf	-0.08
shape ~VPm	-0.08
shape ~VR	0.17
shape ~Vf	-0.04
shape ~VfN	-0.36
shape ~Vfu	0.11
shape ~Vmf	0.43
shape ~VpN	0.24
shape ~cDN	-0.12
shape ~cNT	0.14
shape ~dN	0.07
shape ~dNf	0.1
shape ~dPf	0.54
shape ~dcd	0.17
shape ~dmf	-0.18
shape ~dpd	0.22
shape ~f	-0.05
shape ~fA	0.09
shape ~fDN	0.17
shape ~fDu	0.2
shape ~fF	0.04
shape ~fN	0.11
shape ~fNF	0.35
shape ~fNT	-0.15
shape ~fNV	0.14
shape ~fPN	0.17
shape ~fPf	0.53
shape ~fPp	0.21
shape ~fPu	0.16
shape ~fT	0.04
shape ~fcP	0.22
shape ~fcf	0.24
shape ~fe	0.15
shape ~fpV	0.3
shape ~fuA	0.05
shape ~fuF	0.4
shape ~fuN	0.15
shape ~fuT	-0.08
shape ~fuf	0.2
shape ~iN	0.25
shape ~nN	0.19
shape ~nNT	-0.09
shape ~nNV	0.15
shape ~nTN	0.2
shape ~nu	0.13
shape ~pAN	0.17
shape ~pIS	0.1
shape ~pNV	0.08
shape ~pV	0.09
shape ~pVN	-0.07
shape ~sF	0.2
shape ~sSV	-0.17
shape ~sf	0.17
shape ~sfF	0.25
shape ~uPN	0.05
shape ~uPf	-0.19
verbs 0	-0.21
verbs 0 figures 0	-0.3
verbs 0 figures 1	0.03
verbs 0 figures 2	0.07
verbs 0 figures 3	-0.16
verbs 0 long	-0.61
verbs 0 short	-0.04
verbs 0 some	-0.04
verbs 1	-0.18
verbs 1 figures 0	-0.03
verbs 1 figures 1	-0.12
verbs 1 figures 2	-0.28
verbs 1 figures 3	-0.51
verbs 1 long	-0.44
verbs 1 short	-0.08
verbs 1 some	0.04
verbs 2	-0.19
verbs 2 figures 1	-0.3
verbs 2 figures 2	-0.17
verbs 2 figures 3	-0.16
verbs 2 long	-0.37
verbs 2 short	-0.15
verbs 2 some	0.11
verbs 3	-0.42
verbs 3 figures 0	-0.11
verbs 3 figures 1	-0.28
verbs 3 figures 2	-0.29
verbs 3 long	-0.4
verbs 3 some	-0.16
`;
