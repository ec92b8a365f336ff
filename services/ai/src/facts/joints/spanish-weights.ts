/** Learned by bench/texts/learn-joints.mjs: a cue, a tab and its weight on each line. Not written by hand. */
export const spanishWeights = `
begins "20"	0.03
begins "abierto"	0.33
begins "abrimos"	0.16
begins "cerca"	0.17
begins "cerrado"	0.18
begins "cerramos"	-0.08
begins "chica"	0.16
begins "citas"	0.28
begins "con"	0.05
begins "desde"	0.05
begins "dos"	0.2
begins "el"	-0.54
begins "empieza"	0.21
begins "entrega"	0.23
begins "faltan"	0.19
begins "gracias"	0.14
begins "la"	-0.14
begins "las"	0.25
begins "lavado"	0.13
begins "le"	0.2
begins "limpieza"	-0.15
begins "lo"	0.23
begins "los"	0.13
begins "lunes"	0.11
begins "manden"	0.19
begins "mesas"	0.19
begins "mismo"	0.24
begins "niños"	0.2
begins "nos"	0.21
begins "pase"	0.18
begins "primera"	0.2
begins "puede"	0.17
begins "puedo"	0.25
begins "se"	0.13
begins "sin"	0.22
begins "su"	0.07
begins "tacos"	0.17
begins "tortillas"	0.24
begins "traer"	0.28
begins "traiga"	0.19
begins "uñas"	-0.11
begins "ya"	-0.23
begins adp	-0.61
begins adp adp	-0.08
begins adp article	-0.26
begins adp article small	-0.09
begins adp noun	-0.31
begins article	-0.17
begins article day	-0.31
begins article noun	-0.03
begins article noun be	0.27
begins article noun no	0.16
begins article noun noun	0.08
begins article noun small	0.09
begins article verb	0.34
begins cconj	-0.31
begins day	-0.07
begins day noun	0.09
begins day noun small	0.14
begins large	-0.29
begins large adp	0.07
begins no be	-0.22
begins no noun	0.24
begins no noun -	0.14
begins no verb	0.08
begins no verb article	0.22
begins noun	0.1
begins noun -	-0.47
begins noun - -	-0.47
begins noun adp	0.06
begins noun adp article	-0.12
begins noun adp noun	0.13
begins noun adp small	0.2
begins noun article	-0.14
begins noun article small	0.19
begins noun cconj	-0.18
begins noun cconj noun	-0.13
begins noun large	0.06
begins noun large -	0.21
begins noun noun	0.37
begins noun noun -	0.32
begins noun noun article	-0.1
begins noun noun cconj	0.08
begins noun noun noun	0.21
begins noun noun small	0.14
begins noun small	0.08
begins noun small -	0.18
begins noun small noun	0.04
begins noun state	0.39
begins noun state -	0.25
begins noun state adp	0.28
begins noun verb	-0.1
begins owner	-0.1
begins owner noun	0.25
begins owner noun no	0.23
begins owner noun verb	0.22
begins pronoun	0.32
begins pronoun noun	0.18
begins pronoun noun article	0.17
begins pronoun verb	0.35
begins pronoun verb noun	0.27
begins pronoun verb small	0.3
begins small	-0.18
begins small adp	-0.04
begins small adp unit	0.24
begins small article	0.17
begins small article unit	0.21
begins small unit	0.04
begins small unit -	0.05
begins state	-0.06
begins state article	0.08
begins state article day	0.12
begins state day	0.22
begins state day -	0.22
begins verb	0.28
begins verb adp	0.06
begins verb adp article	0.07
begins verb adp noun	-0.07
begins verb adp owner	0.2
begins verb article	0.19
begins verb article day	0.18
begins verb article small	0.19
begins verb cconj	0.15
begins verb cconj noun	0.15
begins verb day	0.13
begins verb noun	0.27
begins verb noun -	-0.05
begins verb noun adp	0.18
begins verb noun article	0.06
begins verb noun cconj	0.14
begins verb owner	0.21
begins verb owner noun	0.07
begins verb small	0.13
ends "10"	0.19
ends "10" 2	0.05
ends "12"	0.21
ends "12" 2	0.23
ends "15"	0.12
ends "15" 3	0.17
ends "150"	0.16
ends "20" 2	0.06
ends "25"	0.07
ends "25" 2	0.22
ends "3"	-0.27
ends "30"	-0.04
ends "35"	0.04
ends "35" 2	0.05
ends "4"	-0.08
ends "40"	0.14
ends "45"	0.08
ends "5"	0.07
ends "50"	0.08
ends "6"	0.08
ends "6" 2	0.09
ends "60"	-0.05
ends "60" 2	0.04
ends "8"	0.39
ends "8" 3	0.13
ends "8" 4	-0.09
ends "9"	-0.03
ends "cita"	0.14
ends "cita" 2	0.24
ends "dia"	-0.11
ends "dias"	0.22
ends "dias" 4	0.22
ends "domingo"	0.19
ends "domingos"	0.12
ends "dos"	-0.2
ends "dólares"	0.32
ends "gratis"	0.21
ends "gratis" 2	0.15
ends "hora"	0.3
ends "hora" 3	0.23
ends "horas"	0.14
ends "horas" 3	0.1
ends "hoy"	0.24
ends "hoy" 3	0.23
ends "incluido"	0.1
ends "incluido" 2	0.18
ends "jueves"	-0.04
ends "jueves" 4	0.21
ends "lista"	0.14
ends "listo"	0.07
ends "lunes"	-0.23
ends "lunes" 3	0.08
ends "martes"	-0.12
ends "mas"	0.12
ends "mañana"	-0.1
ends "mes"	0.2
ends "mes" 3	0.24
ends "sabado"	-0.22
ends "semana"	0.23
ends "todo"	0.17
ends "todo" 3	0.23
ends - noun	-0.47
ends adp day	0.08
ends adp large	0.17
ends adp owner	0.08
ends adp small	-0.11
ends adp unit	0.27
ends article noun	-0.13
ends article small	0.38
ends article unit	0.21
ends cconj	-0.13
ends cconj day	0.07
ends cconj noun	0.17
ends large	0.14
ends month	0.05
ends name	-0.09
ends no	-0.29
ends no noun	0.11
ends noun	-0.16
ends noun large	0.11
ends noun noun	0.24
ends noun small	0.12
ends noun state	0.21
ends owner	-0.27
ends owner state	0.2
ends owner unit	0.15
ends pronoun noun	-0.3
ends range	0.14
ends small	0.07
ends small large	0.29
ends small noun	0.04
ends small unit	0.08
ends state	0.2
ends state day	0.13
ends unit	0.21
ends unit noun	0.05
ends verb	-0.78
ends verb noun	0.06
ends verb owner	0.17
ends verb small	0.11
figures 0	-0.17
figures 1	-0.08
figures 2	-0.32
figures 3	-0.36
from adp to noun	-0.35
from adp to small	-0.28
from article to day	-0.14
from article to large	0.07
from article to noun	-0.08
from article to small	0.13
from day to day	-0.24
from day to small	0.06
from no to day	0.11
from no to noun	0.35
from noun to large	0.27
from noun to month	0.19
from noun to noun	-0.21
from noun to range	0.21
from noun to small	0.1
from noun to state	0.15
from noun to unit	0.04
from owner to noun	0.11
from pronoun to day	0.19
from pronoun to noun	0.18
from pronoun to small	0.07
from small to noun	-0.06
from small to small	-0.45
from small to unit	0.28
from state to day	0.25
from verb to day	-0.08
from verb to month	0.07
from verb to noun	0.18
from verb to owner	0.14
from verb to small	0.32
from verb to state	0.12
from verb to unit	0.19
joins "1" large	0.21
joins "10" adp	0.14
joins "15" adp	0.14
joins "18" article	0.22
joins "2" noun	0.33
joins "2" unit	0.03
joins "20" article	0.21
joins "3" noun	0.34
joins "3" unit	-0.14
joins "4" adp	0.25
joins "4" unit	0.05
joins "6" noun	0.05
joins "a" article	-0.26
joins "a" day	0.05
joins "a" noun	-0.23
joins "a" small	-0.23
joins "abierto" day	0.22
joins "abrimos" adp	0.11
joins "al" unit	0.03
joins "cerramos" adp	0.2
joins "chica" small	0.12
joins "citas" adp	0.19
joins "con" noun	0.08
joins "con" small	0.03
joins "de" article	0.12
joins "de" month	-0.29
joins "de" noun	-0.38
joins "de" small	-0.29
joins "del" small	0.03
joins "desde" article	-0.15
joins "desde" small	0.11
joins "dos" noun	0.16
joins "el" day	-0.22
joins "el" noun	-0.36
joins "el" small	-0.15
joins "el" unit	0.03
joins "en" article	-0.29
joins "en" month	0.06
joins "en" noun	0.1
joins "en" small	-0.15
joins "entrega" small	0.18
joins "es" article	-0.15
joins "esta" noun	0.26
joins "gracias" adp	0.17
joins "grande" small	0.2
joins "gratis" adp	0.05
joins "hasta" article	0.09
joins "ir" article	0.23
joins "la" noun	-0.33
joins "la" unit	-0.15
joins "las" noun	0.09
joins "las" small	-0.22
joins "le" noun	-0.15
joins "le" verb	0.09
joins "limpieza" adp	-0.15
joins "llantas" noun	0.16
joins "lo" verb	0.14
joins "los" noun	-0.15
joins "lunes" adp	0.22
joins "mano" adp	-0.12
joins "martes" adp	0.26
joins "nos" verb	0.24
joins "nuevo" small	0.22
joins "pagar" adp	0.25
joins "para" noun	0.03
joins "por" article	-0.15
joins "por" noun	-0.15
joins "por" unit	0.04
joins "puede" noun	0.27
joins "se" noun	0.07
joins "su" noun	-0.15
joins "traer" noun	0.2
joins "traiga" owner	0.13
joins "y" day	0.07
joins "y" noun	0.19
joins "ya" be	-0.15
joins "ya" owner	0.24
joins "ya" verb	0.24
joins - no verb	0.19
joins - noun adp	-0.3
joins - noun article	0.19
joins - noun large	0.12
joins - noun noun	0.4
joins - noun small	-0.09
joins - owner noun	0.12
joins - pronoun noun	-0.15
joins - pronoun verb	0.1
joins - verb adp	-0.2
joins - verb noun	0.18
joins adp "2"	0.05
joins adp "3"	-0.15
joins adp "40"	-0.15
joins adp "6"	0.04
joins adp "8"	0.03
joins adp "de"	0.06
joins adp "el"	-0.34
joins adp "enero"	-0.15
joins adp "la"	-0.29
joins adp "las"	-0.22
joins adp "semana"	0.04
joins adp "su"	0.04
joins adp adp	0.11
joins adp adp article	0.06
joins adp adp article >	0.06
joins adp adp noun >	0.1
joins adp article	-0.38
joins adp article noun	-0.41
joins adp article noun >	-0.41
joins adp article small	-0.28
joins adp article small >	-0.28
joins adp day	0.08
joins adp large	0.13
joins adp large noun >	0.13
joins adp month	-0.29
joins adp month adp	0.13
joins adp month noun >	0.07
joins adp month verb >	0.06
joins adp name	-0.15
joins adp noun	-0.42
joins adp noun - >	0.12
joins adp noun adp	-0.07
joins adp noun adp >	-0.15
joins adp noun article	0.03
joins adp noun article >	-0.15
joins adp noun cconj	0.08
joins adp noun cconj >	0.15
joins adp noun day	0.05
joins adp noun large	-0.13
joins adp noun large >	-0.23
joins adp noun noun	-0.36
joins adp noun noun >	-0.12
joins adp noun small	0.05
joins adp noun small >	0.07
joins adp noun verb >	-0.23
joins adp owner	0.06
joins adp owner noun	0.04
joins adp owner noun >	0.04
joins adp small	-0.28
joins adp small - >	0.05
joins adp small adp	-0.2
joins adp small adp >	-0.22
joins adp small noun	0.04
joins adp small noun >	-0.15
joins adp small unit	-0.14
joins adp small unit >	-0.14
joins adp small verb >	0.06
joins adp unit	0.08
joins article "10"	-0.15
joins article "12"	0.04
joins article "15"	0.07
joins article "4"	-0.15
joins article "6"	0.07
joins article "7"	0.04
joins article "8"	0.1
joins article "color"	0.03
joins article "dia"	0.03
joins article "dos"	0.07
joins article "factura"	-0.15
joins article "hora"	-0.15
joins article "jueves"	-0.15
joins article "lunes"	0.06
joins article "martes"	0.05
joins article "sabado"	0.09
joins article "viernes"	-0.23
joins article day	-0.22
joins article day adp >	-0.22
joins article day noun >	0.06
joins article day small >	0.07
joins article day verb >	0.11
joins article noun	-0.51
joins article noun - >	-0.11
joins article noun adp	-0.25
joins article noun adp >	-0.21
joins article noun be	-0.15
joins article noun be >	-0.15
joins article noun cconj	0.04
joins article noun cconj >	-0.15
joins article noun no	-0.06
joins article noun no >	-0.15
joins article noun noun	-0.21
joins article noun noun >	-0.27
joins article noun small	-0.11
joins article noun small >	-0.15
joins article noun verb >	0.06
joins article small	-0.28
joins article small - >	0.04
joins article small adp	-0.26
joins article small adp >	-0.15
joins article small cconj	-0.04
joins article small cconj >	-0.15
joins article small noun >	0.15
joins article small verb >	-0.15
joins article unit	-0.15
joins article unit noun >	0.08
joins article verb	0.14
joins be "el"	-0.08
joins be "en"	0.04
joins be adp	0.04
joins be adp small >	0.19
joins be article	-0.03
joins be article day	0.03
joins be article day >	0.13
joins be noun	0.15
joins cconj "el"	-0.1
joins cconj article	-0.07
joins cconj article noun	0.12
joins cconj article noun >	0.15
joins cconj day	0.07
joins cconj noun	0.17
joins cconj noun - >	0.07
joins cconj noun adp >	0.05
joins cconj noun article	0.28
joins cconj noun article >	0.14
joins cconj noun noun >	0.07
joins cconj noun small >	0.04
joins cconj noun state >	0.03
joins cconj pronoun	-0.14
joins cconj verb	-0.12
joins cconj verb noun	-0.06
joins day "9"	0.07
joins day "a"	0.13
joins day "y"	0.07
joins day adp	0.17
joins day adp article	-0.22
joins day adp article >	0.06
joins day adp day	0.05
joins day adp day >	0.27
joins day cconj	0.08
joins day cconj day	0.07
joins day cconj day >	0.07
joins day noun	-0.05
joins day noun adp	0.21
joins day noun noun	0.27
joins day noun small	0.21
joins day small	0.19
joins day small adp	0.06
joins day small adp >	0.2
joins day verb adp	0.16
joins day verb article	0.1
joins large adp	0.21
joins large article	-0.03
joins large noun noun	0.06
joins large noun small	-0.03
joins large noun state	0.19
joins large verb adp	0.18
joins month verb noun	0.16
joins no "esta"	0.24
joins no be	-0.15
joins no be noun	0.1
joins no be noun >	0.04
joins no noun	0.2
joins no owner	0.24
joins no owner state	0.21
joins no owner state >	0.2
joins no verb	0.24
joins no verb article	0.19
joins no verb article >	0.21
joins no verb noun	0.21
joins no verb noun >	0.11
joins noun "1"	0.27
joins noun "10"	0.34
joins noun "12"	0.15
joins noun "15"	-0.07
joins noun "150"	0.2
joins noun "18"	0.03
joins noun "2"	-0.11
joins noun "20"	-0.09
joins noun "25"	0.28
joins noun "3"	-0.11
joins noun "35"	0.27
joins noun "40"	-0.11
joins noun "5"	-0.07
joins noun "6"	0.16
joins noun "60"	-0.15
joins noun "8"	0.28
joins noun "90"	0.24
joins noun "a"	-0.09
joins noun "al"	0.21
joins noun "con"	-0.07
joins noun "de"	-0.41
joins noun "desde"	0.04
joins noun "el"	0.54
joins noun "en"	0.03
joins noun "es"	-0.15
joins noun "grande"	0.23
joins noun "gratis"	0.38
joins noun "hoy"	0.29
joins noun "incluido"	0.21
joins noun "la"	-0.3
joins noun "nuevo"	0.2
joins noun "para"	0.27
joins noun "por"	0.16
joins noun "que"	-0.16
joins noun "se"	0.07
joins noun "y"	0.19
joins noun "ya"	-0.05
joins noun adp	-0.21
joins noun adp article	-0.34
joins noun adp article >	-0.21
joins noun adp large	0.07
joins noun adp large >	0.28
joins noun adp month	-0.23
joins noun adp month >	-0.21
joins noun adp name	-0.15
joins noun adp name >	-0.09
joins noun adp noun	-0.27
joins noun adp noun >	-0.08
joins noun adp owner >	0.1
joins noun adp small	-0.28
joins noun adp small >	-0.14
joins noun adp unit	0.04
joins noun adp unit >	0.22
joins noun article	-0.17
joins noun article day	-0.15
joins noun article day >	0.11
joins noun article noun	-0.15
joins noun article noun >	-0.22
joins noun article small	0.1
joins noun article small >	0.32
joins noun article verb	0.24
joins noun be	-0.15
joins noun be adp	0.12
joins noun be article	-0.08
joins noun be article >	-0.15
joins noun cconj	-0.16
joins noun cconj noun	0.14
joins noun cconj noun >	0.15
joins noun cconj verb	-0.15
joins noun cconj verb >	-0.08
joins noun day adp	0.26
joins noun day adp >	0.07
joins noun large	-0.22
joins noun large - >	0.13
joins noun large adp	0.17
joins noun large article	-0.03
joins noun large article >	-0.07
joins noun large noun >	0.24
joins noun large verb >	0.28
joins noun name	0.15
joins noun no	-0.12
joins noun no noun	0.2
joins noun no owner	0.24
joins noun no owner >	0.31
joins noun noun	-0.32
joins noun noun - >	0.26
joins noun noun adp	-0.1
joins noun noun adp >	-0.37
joins noun noun article	-0.18
joins noun noun cconj	0.05
joins noun noun large	0.1
joins noun noun large >	-0.11
joins noun noun noun	-0.15
joins noun noun noun >	-0.04
joins noun noun small	-0.09
joins noun noun small >	-0.08
joins noun owner	-0.18
joins noun owner noun	0.26
joins noun pronoun	-0.13
joins noun pronoun noun	0.12
joins noun pronoun verb	0.13
joins noun small	-0.14
joins noun small - >	0.19
joins noun small adp	0.12
joins noun small adp >	-0.13
joins noun small article	0.07
joins noun small article >	-0.16
joins noun small cconj	0.05
joins noun small cconj >	0.23
joins noun small large	0.26
joins noun small large >	0.23
joins noun small no >	0.19
joins noun small noun	-0.09
joins noun small state >	0.22
joins noun small unit	-0.15
joins noun small unit >	-0.06
joins noun state	0.09
joins noun state - >	0.15
joins noun state adp	0.31
joins noun state adp >	0.2
joins noun state noun >	0.25
joins noun state verb >	0.09
joins noun verb	-0.38
joins noun verb adp	0.2
joins noun verb article	0.22
joins noun verb day	0.18
joins noun verb noun	0.06
joins noun verb small	0.1
joins owner "semana"	0.15
joins owner noun	-0.14
joins owner noun - >	0.14
joins owner noun no >	-0.14
joins owner noun noun >	0.14
joins owner noun verb	0.1
joins owner noun verb >	0.11
joins owner state noun >	0.21
joins owner unit	0.15
joins owner unit - >	0.15
joins pronoun noun	-0.07
joins pronoun noun article >	-0.11
joins pronoun noun noun	0.2
joins pronoun noun noun >	0.03
joins pronoun verb	0.24
joins pronoun verb noun	0.24
joins pronoun verb small	0.22
joins pronoun verb small >	0.09
joins small "a"	-0.23
joins small "al"	0.23
joins small "años"	-0.15
joins small "cuartos"	0.21
joins small "de"	-0.23
joins small "dias"	0.06
joins small "dolares"	0.04
joins small "dólares"	0.33
joins small "el"	0.04
joins small "horas"	0.1
joins small "la"	0.23
joins small "mas"	0.05
joins small "por"	0.2
joins small "y"	0.03
joins small adp	-0.15
joins small adp article	0.07
joins small adp article >	-0.08
joins small adp month	-0.15
joins small adp month >	-0.15
joins small adp noun	-0.15
joins small adp noun >	-0.25
joins small adp small	-0.23
joins small adp small >	-0.11
joins small adp unit	0.04
joins small adp unit >	0.21
joins small article noun	0.13
joins small article unit	0.08
joins small article unit >	0.11
joins small cconj	-0.04
joins small large	0.3
joins small large noun >	0.23
joins small noun	-0.15
joins small noun - >	0.11
joins small noun adp	0.17
joins small noun adp >	-0.1
joins small noun article	-0.14
joins small noun article >	0.06
joins small noun cconj	-0.15
joins small noun large	-0.09
joins small noun large >	0.14
joins small noun noun	-0.03
joins small noun noun >	0.07
joins small noun small	0.06
joins small noun small >	-0.16
joins small noun state	0.14
joins small noun verb >	-0.11
joins small unit	-0.22
joins small unit noun >	0.17
joins small verb adp	0.14
joins small verb article	0.13
joins small verb noun	0.22
joins small verb owner	0.11
joins state "en"	0.09
joins state adp	0.19
joins state article	0.07
joins state article day	-0.15
joins state article day >	0.05
joins state day	0.04
joins state noun adp	0.18
joins state noun large	0.21
joins unit adp	-0.1
joins unit adp noun	-0.21
joins unit adp noun >	-0.17
joins unit noun	-0.24
joins unit noun adp	0.15
joins unit noun noun	-0.08
joins unit noun small	0.27
joins unit noun state	0.21
joins verb "10"	0.18
joins verb "a"	0.05
joins verb "de"	-0.15
joins verb "el"	0.07
joins verb "en"	0.15
joins verb "ir"	0.22
joins verb "la"	0.2
joins verb "las"	0.22
joins verb "los"	0.2
joins verb "mañana"	0.18
joins verb "pagar"	0.24
joins verb "por"	0.2
joins verb "su"	0.13
joins verb "todo"	0.13
joins verb adp article	-0.15
joins verb adp article >	-0.11
joins verb adp noun	-0.15
joins verb adp noun >	-0.07
joins verb adp owner	0.03
joins verb adp owner >	0.17
joins verb article	0.13
joins verb article day	0.06
joins verb article day >	0.2
joins verb article noun	-0.22
joins verb article small	0.04
joins verb article small >	0.15
joins verb cconj	0.16
joins verb cconj noun	0.08
joins verb cconj noun >	0.16
joins verb day	0.29
joins verb noun	0.3
joins verb noun - >	0.16
joins verb noun adp	0.07
joins verb noun adp >	-0.09
joins verb noun article	-0.16
joins verb noun article >	0.24
joins verb noun cconj	-0.07
joins verb noun cconj >	0.23
joins verb noun day	0.27
joins verb noun day >	0.2
joins verb noun noun	0.14
joins verb noun noun >	0.3
joins verb noun verb >	0.19
joins verb owner	0.17
joins verb owner noun	-0.13
joins verb owner noun >	0.14
joins verb small	0.27
joins verb small adp	0.2
joins verb small adp >	0.2
joins verb small noun	-0.15
joins verb small noun >	0.1
joins verb state	0.2
length 1	-0.87
length 2	0.16
length 3	0.34
length 4	0.2
length 6	-0.24
length 7	-0.34
length 8	-0.32
length 9	-0.63
part	-0.33
parts "10" noun	0.1
parts "12" noun	0.15
parts "15" noun	0.22
parts "15" verb	0.17
parts "25" noun	0.26
parts "40" noun	0.06
parts "6" noun	-0.05
parts "60" noun	0.05
parts "8" noun	0.21
parts "años" noun	-0.04
parts "domingo" noun	0.09
parts "gratis" noun	0.22
parts "hora" noun	0.23
parts "horas" noun	0.22
parts "jueves" verb	0.2
parts adp large noun	0.17
parts adp month noun	0.26
parts adp month verb	0.03
parts adp noun noun	0.36
parts adp noun small	-0.05
parts adp noun verb	0.26
parts adp small noun	-0.13
parts adp small verb	0.27
parts adp unit noun	0.2
parts article day noun	0.1
parts article day verb	0.19
parts article noun small	-0.03
parts article noun verb	0.17
parts article small noun	0.35
parts article small verb	0.25
parts article unit noun	0.14
parts cconj noun noun	0.2
parts cconj noun small	0.12
parts day noun	0.06
parts day noun noun >	0.26
parts day pronoun	0.27
parts day verb	0.15
parts day verb article >	0.19
parts large "entrega"	0.19
parts large noun	0.34
parts large noun noun >	0.2
parts large noun small >	0.04
parts large noun state >	0.23
parts large verb	0.12
parts month noun	0.26
parts month verb	0.03
parts month verb noun >	0.22
parts noun "20"	0.1
parts noun "abrimos"	0.22
parts noun "la"	0.22
parts noun "le"	0.24
parts noun "lo"	0.25
parts noun "se"	-0.07
parts noun "traer"	0.21
parts noun adp	-0.43
parts noun article	0.05
parts noun article noun >	0.14
parts noun article verb >	0.29
parts noun large	-0.22
parts noun large noun	0.27
parts noun large verb	0.07
parts noun no	-0.07
parts noun no noun >	0.1
parts noun noun	0.18
parts noun noun adp >	0.14
parts noun noun article	0.18
parts noun noun large >	0.11
parts noun noun noun	0.15
parts noun noun noun >	0.05
parts noun noun small >	0.09
parts noun noun state >	0.06
parts noun noun verb	0.16
parts noun owner	0.04
parts noun owner noun >	0.24
parts noun pronoun	0.13
parts noun pronoun verb >	0.24
parts noun small	-0.1
parts noun small adp >	0.13
parts noun small article	-0.06
parts noun small article >	0.16
parts noun small no	0.21
parts noun small noun >	-0.15
parts noun small state	0.24
parts noun small verb	0.27
parts noun state	-0.09
parts noun state noun	0.28
parts noun state verb	0.18
parts noun verb	0.39
parts noun verb adp >	0.21
parts noun verb article >	0.32
parts noun verb small >	0.06
parts owner noun noun	0.18
parts owner state noun	0.22
parts small "puede"	0.16
parts small "sin"	0.21
parts small "traiga"	0.17
parts small adp	-0.14
parts small adp noun >	0.07
parts small large noun	0.22
parts small no	0.25
parts small no noun >	0.21
parts small noun adp >	0.1
parts small noun noun	0.04
parts small noun noun >	-0.07
parts small noun small >	0.09
parts small noun state >	0.25
parts small noun verb	0.16
parts small pronoun	0.21
parts small small	0.25
parts small state	0.28
parts small state adp >	0.23
parts small unit noun	0.16
parts small verb	0.51
parts small verb adp >	0.19
parts small verb article >	0.23
parts small verb noun >	0.23
parts small verb owner >	0.21
parts state noun	0.4
parts state noun adp >	0.22
parts state noun large >	0.25
parts state verb	0.24
parts unit noun	0.24
parts unit noun adp >	0.21
parts unit noun noun >	0.06
parts unit noun small >	0.24
parts unit noun state >	0.23
parts unit verb	0.16
parts verb noun article	0.16
parts verb noun verb	0.23
shape DN	-0.42
shape DNBD~Df	0.23
shape DNB~	0.22
shape DND~	0.04
shape DNVN	0.27
shape DNV~	0.29
shape DNf	0.07
shape DNf~	0.1
shape DNn~	0.26
shape DN~	-0.42
shape NDd	0.14
shape NDd~	0.13
shape NDf~	0.16
shape NF	0.14
shape NFD~	0.27
shape NF~	0.14
shape NPDN	-0.09
shape NPDf	0.08
shape NPNF	0.18
shape NPNPN	0.15
shape NPNf	0.07
shape NPN~	0.08
shape NPf	0.15
shape NPfu	0.1
shape NPf~	0.21
shape NT	0.22
shape NTP~	0.28
shape NT~	0.22
shape NcN	0.16
shape Nf	0.2
shape NfF	0.17
shape NfF~	0.15
shape Nfu~	-0.06
shape Nf~	0.2
shape PDf	-0.09
shape PDf~	-0.09
shape PN	-0.08
shape PN~	-0.08
shape SN	-0.12
shape SND~	0.23
shape SN~	-0.12
shape SVN~	0.27
shape SVf~	0.3
shape TDd~	0.12
shape Td	0.22
shape Td~	0.22
shape VDN	0.13
shape VDN~	0.06
shape VDd	0.05
shape VDd~	0.18
shape VDf~	0.19
shape VND~	0.05
shape VNP~	0.17
shape VNc~	0.14
shape VPDN	0.13
shape VPDf	0.09
shape VPD~	0.12
shape VPN~	-0.11
shape VcN~	0.15
shape VfN	0.21
shape dNf~	0.14
shape fDN~	-0.05
shape fDu	0.24
shape fDu~	0.21
shape fN	0.05
shape fN~	0.05
shape fPu~	0.24
shape fu	0.05
shape fu~	0.05
shape nN	0.14
shape nN~	0.14
shape nVD~	0.22
shape ~DN	-0.42
shape ~DNf	-0.13
shape ~NDN	0.1
shape ~NDd	0.13
shape ~NDf	0.28
shape ~NF	0.14
shape ~NPF	0.27
shape ~NPN	-0.15
shape ~NPf	-0.18
shape ~NPm	0.09
shape ~NPu	0.25
shape ~NT	0.22
shape ~NVN	0.13
shape ~NcN	0.3
shape ~Nf	0.2
shape ~NfF	0.26
shape ~NfN	-0.15
shape ~Nfc	0.22
shape ~Nfu	-0.11
shape ~PDN	-0.16
shape ~PDd	0.2
shape ~PDf	0.28
shape ~PN	-0.08
shape ~PNf	-0.03
shape ~PfN	0.07
shape ~Pfu	0.13
shape ~SN	-0.12
shape ~TDd	0.1
shape ~Td	0.22
shape ~VDN	0.11
shape ~VDd	0.1
shape ~VfN	0.17
shape ~dPd	0.19
shape ~dcd	0.11
shape ~fDN	0.12
shape ~fDu	0.22
shape ~fN	0.05
shape ~fPf	0.22
shape ~fPm	-0.04
shape ~fu	0.05
shape ~nDT	0.24
shape ~nN	0.14
verbs 0	-0.26
verbs 0 figures 0	-0.22
verbs 0 figures 2	-0.34
verbs 0 figures 3	-0.28
verbs 0 long	-0.66
verbs 0 short	-0.06
verbs 0 some	0.05
verbs 1	-0.04
verbs 1 figures 0	0.15
verbs 1 figures 1	-0.21
verbs 1 long	-0.27
verbs 1 some	0.13
verbs 2	-0.26
verbs 2 figures 1	-0.07
verbs 2 long	-0.23
`;
