// From the list of leaked passwords in @zxcvbn-ts/language-common 4.1.3 (MIT, © Dan Wheeler, Dropbox and zxcvbn-ts): of
// the 10,000 most common and of all long ones, the word that is left without the digits and marks around it.

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
aaaa aaaaa aaabbbccc aaasss aaliyah aardvark aaron abacab abbott abby abcd abcdefg abercrombie aberdeen
abgrtyu abigail abnormal abracadabra abraham abrakadabra absolut absolute absolutely abstr abundance
acapulco accept access accord account accountbloc accounting achilles achtung acidburn acmilan action
activation active acura adam adams addict addiction addison adelaide adelina adgjmptw adidas admin
administrator admiral adonis adrenalin adrenaline adrenolin adrian adriana adriano adrienne adult adults
advance advantage advent adventure aeroplane aerosmith aezakmi afghanistan afhvfwtdn africa afrika aftermath
afternoon again agamemnon agent aggies agnieszka aikido aikman aileen airborne airbus aircraft airforce
airjordan airman airplane airport airwolf aisan aishiteru aishwarya ajax ajnjuhfabz akira aksjdlasdakj
alabama aladin alain alan alanis alaska albany albatros albatross albert alberta alberto albina albion
albuquerq alcatraz alchemist alchemy alcohol aldebaran alejandr alejandra alejandro aleksander aleksandr
aleksandra alekseeva aleksey alena alenka alenushka alessandr alessandra alessandro alex alexalex alexande
alexander alexandr alexandra alexandre alexandria alexandru alexey alexi alexia alexis alexsander alexsandr
alexxx alfa alfaromeo alfonso alfred alfredo algebra alibaba alice alicia alien aliens alina alinaalina
alinka alinochka alisa alisaalisa alisha alison alissa alive alkogolik allahuakbar allan allblacks allday
allegro allen alleycat allgood alliance alligator allison allmine allsop allstar alltheway almighty almond
aloha alohomora alone alpha alphabet alphabeta alphabravo alphaomega alpine alskdjfhg altair altavista
alterego alternativa alternative altima altoids alucard alvaro always alyssa amadeus amadeusptfcor amand
amanda amaterasu amateur amateurs amatory amature amazing amazon ambassador amber ambers ambrose ambrosia
ambulance amelia americ america american amerika amethyst amiga amigo amigos amorcit amore amstel amsterda
amsterdam anaconda anai anakin anal analsex ananas anarchy anastacia anastasi anastasia anastasija anastasiy
anastasiya anastasya anchor anderlecht anders andersen anderson andre andrea andreas andrei andres andrew
andrewjackie andrews andrey andromed andromeda andy andyod anfield angel angela angelangel angeleyes
angelface angelic angelica angelika angelina angelique angelo angelochek angelofwar angels angelus angie
angus anhyeuem animal animals animalsex animation anime anita anna annaanna annabell annabella annabelle
annamaria anne annemarie annette annie annika annmarie anonymous another answer antananarivu antares
antelope anthon anthony anthrax antichrist antivirus antoine anton antonella antoni antonia antonina antonio
antony anubis anything anytimetoday aolsucks apache apartment aphrodite apocalypse apokalipsis apollo apple
applejuice applepie apples applesauce appleseed april aprilia aptiva aquarius aqwzsxedc aragorn aramis
arcadia archange archangel archer archibald archie architect arctic area areyukesc argentin argentina
arguments ariana ariane arianna ariel aries aristotle arizona arjay arkansas arlene arlington armada
armadillo armageddon armagedon armand armando armani armstron armstrong army arnold around arrow arrowhead
arrows arschloch arsenal arsenalfc artem artemartem artemis artemka arthur artillery artist artur arturo
asdasd asddsa asdf asdfasdf asdffdsa asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdqwe asdzxc
asgard ashle ashlee ashleigh ashley ashton asia asian asians asimov asparagus aspen aspire aspirine assasin
assass assassin assassins assembler asses assfuck assfucker asshole assholes asslicker assman assmaster
assword astalavista asterix astonmartin astonvilla astra astral astrid astro astronaut astronomy astros
athena athens athlon athome atlanta atlantic atlantida atlantis atlas atomic attack atticus attila attitude
aubrey auburn auckland audi audia audio auditt audrey auggie august augusta augustus aurora aussie austin
australi australia austria auto automatic autumn available avalanch avalanche avalon avatar avenger avenue
aviation avrillavigne avtoritet awdrgyjilp awesome awful awnyce azamat azazel azerbaijan azerbaycan azert
azerty azertyui azertyuiop azrael azsxdc azsxdcfv azsxdcfvgb azwebitalia azzer babe babemagnet babes babies
baboon baby babybaby babybear babyblue babyboy babycake babycakes babydoll babyface babygirl babylon
babylove bacardi bacchus back backbone backdoor backspace backup bacon badass badboy baddog badger badgers
badgirl badman badminton badnaamhere baggins baggio bagira bagpuss bahamut bailey baker balalaika balance
baldeagle baldwin ball baller ballet ballin balloon balloons balls ballsack ballsdeep baltimor baltimore
bama bambam bambi bamboo banan banana bananaman bananas banane bandicoot bandit bang bangalore bangbang
banger bangkok bangladesh bank banker banner banshee banzai baracuda barbados barbara barbarian barbarossa
barber barbie barcelon barcelona barefeet barefoot barfly baritone barker barkley barley barnes barney baron
barracuda barrakuda barrett barron barry barselona barsik bart bartender bartman barton base basebal
baseball basil basket basketba basketbal basketball bass basset bassman bassmaster bastard bastards bathing
batistuta batman batteries battery battle battlefield battlestar bauhaus baura baxter bayern baylor bball
bcfields bdsm beach beaches beacon beagle beaker beamer bean beaner beanie beans bear bearbear bearcat
bearcats beardog bears bearshare beast beastie beat beater beatle beatles beatrice beau beautifu beautiful
beauty beaver beavis because becca becker beckham becky bedford beech beefcake beeldbuis beemer beer
beerbeer beerman beethove beethoven beetle beezer begemot begemotik behappy believe belinda belkin bell
bella belladonna belldandy belle belly belmont beloved bender bendover benessere benfica beng bengals benito
benjami benjamin bennett bennie benny benoit benson bentley benton beowulf beretta berezuckiy berger
bergkamp berkeley berlin bermuda bernadette bernard bernie berry berserker bert bertha bertie bessie best
bestbuy bestfriend beszoptad beta beth bethany betsy better bettina betty bettyboo bettyboop beverly bhbirf
bian bianca biao biatch biblioteka bicycle biedronka bigass bigballer bigballs bigbang bigbear bigben
bigbird bigblock bigblue bigbob bigboobs bigbooty bigboss bigboy bigbrother bigbutt bigcat bigcock bigdaddy
bigdawg bigdick bigdicks bigdog bigfish bigfoot bigger biggie biggles biggun bigguns bigguy bighead bigjohn
bigmac bigman bigmike bigmoney bigone bigones bigpimp bigpimpin bigpoppa bigred bigsexy bigtime bigtit
bigtits bigtruck biit bike biker bikini bilbo bill billabon billabong billbill billgates billie billy
billybob billyboy bimbo bimmer binder bing bingo binladen biohazard biology bird birddog birdhouse birdie
birdman birgit birmingham birthday biscuit bishop bismarck bismark bismillah bitch bitchass bitchedup
bitches bitchy bite biteme bitter bizkit blabla black blackadder blackbelt blackberry blackbir blackbird
blackburn blackcat blackcock blackdick blackdog blackdragon blackhaw blackhawk blackhawks blackheart
blackhole blackhorse blackie blackjac blackjack blacklab blacklabel blackman blackmetal blackout blackpool
blackrose blacks blacksheep blacksonblon blackstar blackwell blackwhite blacky blade bladerunner blades
blahblah blaine blake blam blanca blanche blanco blast blaster blaze blazer bleach bledsoe blessed blessing
blessings blingbling blink blinky blitz blitzkrieg blizzard blobby blond blonde blondes blondie blondinka
blood bloodlust bloody bloomberg blossom blow blowfish blowjob blowme bltynbabrfwbz blubber blue blueball
blueballs bluebell blueberr blueberry bluebird blueblue blueboy bluedevil bluedevils bluedog bluedragon
blueeyes bluefish bluegrass bluegreen bluejay bluejays bluelight bluemoon blueprint blues blueskies bluesky
bluesman bluetooth blunts boat boater boating bobafett bobbie bobbob bobby bobcat bobdole bobdylan bobmarley
body boeing bogart bogdan bogdanova bogey bohica boiler bolitas bollocks bollox bologna bolton bomb bombay
bomber bomberman bombers bonanza bond bondage bondarenko bone bonehead boner bones bonethugs bong bongo
bongwater bonita bonjour bonjovi bonkers bonner bonnie bonsai boob boobear boobie boobies booboo boobs
booger boogie book booker bookie books bookworm boom boomboom boomer boomerang booster bootie boots bootsie
bootsy booty bootycall bootys booyah boozer borabora bordeaux border borders boricua boris borisenko
borntorun boroda borussia bosco boss bossman boston bottle bottom boulder bounce bouncer bounty bourbon
bowhunter bowler bowling bowman bowser bowtie bowwow boxcar boxer boxers boxing boxster boyfriend boys
boytoy boyz bozo bpgjldsgjldthnf brad bradford bradley brady brain brains brand brandi brando brandon brandy
brasil braveheart braves bravo brazil breakdance breaker breakfast breanna breast breasts breeze bremen
brenda brendan brennan brent brentford brentwood brest brett brewer brewster brian briana brianna bricks
bridge bridget bridgette briggs bright brighton brigitte brilliant bringiton bristol british britney
brittany brittney broadband broadway brodie broken broker bronco broncos bronson bronze brook brooke
brooklyn brooks brother brothers brown browneyes brownie browning browns bruce brucelee brucewayne bruins
bruiser bruno brutus bryan bryant bubba bubbas bubble bubblebox bubblegum bubbles buceta buck bucket buckeye
buckeyes buckley buckshot buckwheat bucky budapest budd buddah buddha buddie buddy buddyboy budgie budlight
budman budweise budweiser buffalo buffet buffett buffy buford bugger bugs bugsbunny buhjvfybz builder
building bujhmbujhm bukkake bull bulldog bulldogs bulldozer bullet bullfrog bulls bullseye bullshit
bullwinkle bumble bumblebee bummer bumper bunghole bungle bunker bunnies bunny burger burn burner burning
burnout burns burrito burton bush bushido bushmaster business businessbabe buste busted buster busty butch
butcher butkus butler butt butter butterbean buttercu buttercup butterfl butterfly butters buttfuck butthead
butthole buttman buttmunch button buttons butts buzz buzzard buzzer bvgthfnjh bvncnbnvvbn byajhvfnbrf
bynthytn byrjuybnj byteme caballero cabbage cabernet cable cabron cactus cadillac caesar cafc caitlin
calculator calgary calibra calico caliente californ californi california caligula calimero call callaway
callie calling callisto callofduty callum calvin camaro camaross camber cambiami cambridg cambridge camden
camel camelot camels cameltoe camera camero cameron camil camila camilla camille campbell camper camping
canada canadian canadiens cancel cancer cancun candace candice candle candy candyass candycane candyeater
candyfinger candyman cang cannabis cannibal cannon cannondale canon cantona canuck canucks canyon capcom
capecod capetown capital capitals capone caprice capricor capricorn capslock captain caracas caramel caravan
carbon card cardiff cardinal cardinals cards carebear carina carl carla carlisle carlito carlitos carlo
carlos carlsberg carlton carman carmel carmen carmex carnage carnival carol carole carolin carolina caroline
carolyn carpedie carpediem carpente carpenter carpet carrera carrie carroll carrot carrots cars carson
carter cartman cartoon cartoons carver casablanca casanova cascade caserta casey cash cashflow cashmone
cashmoney casino casio casper cassandr cassandra cassidy cassie caster castillo castle castor castro
catalina catch catcher catdog caterpillar catfish catherin catherine cathy catman catnip cats cattle
catwoman caught cavalier cavaliers caveman cayman cbljhtyrj ccbill cdexswzaq cdtnbr cdtnkfyf cdtnkfyrf
cdtnkzxjr cdznjckfd ceasar cecile cecilia cedric cegthgegth cegthgfhjkm celeb celebrity celeron celeste
celica celine cellphone celtic celtics cement ceng cent center central centurion century cerberus certified
cervantes cessna cevthrb cfitymrf cfkfvfylhf cgfhnfr cghfdjxybr cgtwbfkbcn chachi chad chai chains chainsaw
chair challeng challenge challenger chamber chambers chameleon champ champagne champion champions champs
chan chance chandler chandra chanel chang change changed changeme changes channel chantal chantelle chao
chaos chapman character charger chargers charisma charity charizard charlene charles charleston charley
charli charlie charlott charlotte charlton charly charmaine charmed charon charter chase chaser chavez
cheater cheburashka check checker checkers checkmate cheddar cheech cheeks cheeky cheerleader cheerleaers
cheers cheese cheeseburger cheesecake cheetah chef chelle chelse chelsea chelseafc chemical chemist
chemistry chen cheng cherokee cherries cherry cheryl cheshire chess chessie chessmaster chester chesterfield
chestnut chevalier chevelle chevrole chevrolet chevy chevys chewbacca chewie chewy cheyenne chiara chicago
chichi chick chicken chickens chickenwing chicks chico chief chiefs chihuahua children chill chilli chillin
chilly chimera china chinadoll chinatown chinchilla chinese chinook chip chipmunk chipper chippy chips
chiquita chivas chloe chocha chocolat chocolate choice choke chong choochoo chopin chopper chou chouchou
chris chrisbln chrisbrown chriss chrissy christ christa christi christia christiaan christian christie
christin christina christine christma christmas christop christoph christophe christopher christy chrome
chronic chrono chrysler chuai chuang chubby chuck chuckie chuckles chucky chui chun chunky chuo chupakabra
church churchill ciccio cicero cigar cigarette cigars cincinnati cinder cinderella cindy cinema cinnamon
circle circus cirrus cisco citadel citation citizen citroen city civic civilization cjdthitycndj cjkysirj
cjkytxyfz cjkywt claire clancy clapton clarence clarinet clarissa clark clarke clarkkent classic classics
claude claudi claudia claudio clay claymore clayton cleaner clement clemente clemson cleo cleopatr cleopatra
clevelan cleveland clever cliff clifford clifton climax climber clinton clipper clippers clips clit clitoris
clock close closer cloud clouds cloudy clover clovis clown clowns club clubpenguin clutch clyde cnfnbcnbrf
cnfybckfd cnhjbntkm cnjvfnjkju cntgfyjdf cnthdjxrf coach cobain cobalt cobra cobras cocacola cocaine
cochabamb cock cocker cockgobbler cocklover cocks cocksuck cocksucker cocoa coconut codered cody coffee
cohiba coke cola cold coldbeer coldplay cole colegiata coleman colin collection colleen college collie
collin collins colnago colombia colonel colonial colorado colors colt colton coltrane columbia columbus
comanche combat comedy comein comet comfort comicbook comicbookdb comicbooks comics comicsans coming command
commande commander commando commandos commercial commodore common community compact company compaq compass
compatible compiling complete completed component compton computador computadora compute computer computers
conan concord concorde concrete condition condom condor confidence configuratio confused cong connect
connection conner connie connor conover conquest conrad constance constant constanta constantin constantine
construction consumer contact content contest contortionist contra contract contrasena control controller
conway cook cookie cookies cool coolbeans coolcat coolcool cooldude cooler coolguy coolhand coolio coolman
coolness cooper coors coorslight cooter copenhagen copper copyright coral corey corinna corinne corleone
cornbread corndog cornelius cornell corner cornholio cornwall corolla corona corperfmonsy corporation
corrado corsair corvette corwin cosmic cosmo cosmopolitan cosmos costarica costello cosworth cottage cotton
cougar cougars counter counterstrike country county courage courtney coventry cowboy cowboys cowgirl coyote
crack cracker crackers crackhead cracksevi craig cramps cranberry crappy crash crawford crazy crazybab
crazyfrog crazyhorse cream creampie creamy create creation creative creature credit crepusculo crescent
cricket criminal crimson cristian cristiano cristina cristobal cristopher critter crjhgbjy crocodile
cromwell cross crossfire crow cruise cruiser crunch crusader crusher crusty crysis crystal ctdfcnjgjkm
cthtuf cthulhu cthutq cthuttdbx cthuttdyf ctrhtn cuan cubalibre cubbies cubs cubswin cucumber cuddles cuervo
cumming cummins cumshot cumslut cumsucker cunt cuntfinger cunts cupcake cupoi curious curtis custer custom
customer cutie cutiepie cutlass cutter cvthnm cvtifhbrb cxfcnkbdfz cxfcnmt cxfcnmttcnm cxzdsaewq cyber
cyberonline cyborg cyclone cyclones cyclops cyecvevhbr cygnus cygnusx cyjdsvujljv cynthia cypress cyprus
cyrano cyrus cytuehjxrf czekolada dabears dabomb daddy daddyo daddysgirl daemon daewoo daffyduck dagger
daisey daisy daisydog dakota dale dalejr dallas dalshe dalton damage daman damian damien dammit damnit damon
dana dance dancer dancing dandelion dang danger dangerous dani danie daniel daniela daniele danielle daniels
daniil danila danni danny dannyboy dante dantheman danzig daphne daredevil darina darius dark darkange
darkangel darkknight darklord darkman darkness darknight darkone darkside darkstar darlene darling darrell
darren darryl darthmaul darthvader dartmouth darwin dashadasha data datsun daughter dave david davide
davidruiz davids davidson davies davinci davis dawg dawn dawson daylight dayton daytona daywalker dbnfkbr
dbrnjh dbrnjhbz dbrnjhjdbx dbrnjhjdyf dctktyyfz dctvcjcfnm dctvgbplf dctvghbdf dctvghbdtn deacon dead
deadhead deadly deadman deadpool dean deanna death deathnote deaths deathstar debbie deborah december decker
deedee deejay deep deeper deeppurple deepthroat deer deerhunter deeznuts deeznutz default defender defense
defiant deftones dejavu delaney delaware delete delfin delicious delight delilah dell delldell delmar delphi
delpiero delta deltaforce deluxe demchenko demo demolition demon demons denali deng deniro denis denise
deniska denmark dennis dental dentist denver department depeche depechemode deputy derek derf derparol
derrick descent description desert design designer desire desiree deskjet desktop desmond desperado
desperados destin destiny destroy destroyer destruction detective detroit deutsch deutschland devastator
developer devil devildog devildriver deville devilmaycry devils devin devo devon dexter dfcbkbcf dfcbkbq
dfcbkmtdf dfkmltvfh dfkmrbhbz dfkthbz dfkthf dfktynby dfktynbyf dfktynbyrf dfvgbh dharma dhjnvytyjub diablo
dialog diamon diamond diamonds dian diana diane dianne dianochka diao diaper dick dickdick dickens dicker
dickhead dickie dicks dicky dictionary diego diehard diesel dietcoke dieter difference digger diggler
digimon digital digitalprodu dilbert dildo dilligaf dillon dima dimabilan dimadima dimas dimazarya dimension
dimitri dimples dinamo dinara dindom ding dingdong dingle dingo dinner dino dinosaur diosesamo dipper dipset
dipshit direct director directory dirk dirt dirtbike dirty dirtycunt dirtygirl disco discover discovery
discus disney disneyland disturbed diva diver divine diving divorce dixie django djivanfros djkujuhfl
djljghjdjl dkfcntkby dkflbckfd dkflbdjcnjr dkflbr dkflbvbh dkflbvbhjdbx dkflbvbhjdyf dmitriy dnsadm doberman
doctor dodge dodger dodgeram dodgers dodgeviper dogbert dogbone dogboy dogbreath dogcat dogface dogfood dogg
dogger doggie doggies doggy doggystyle doghouse dogman dogpound dogs dogshit dogwood doit doitnow doktor
dolemite dollar dollars dolly dolores dolphin dolphins domain domainlock dome domination dominator domingo
dominic dominik dominion dominiqu dominique domino domodedovo donald donaldduck donatella donatello dong
donjuan donkey donkeykong donna donner donnie donovan dontknow donuts doobie doodle doofus doogie dookie
dooley doom doomsday door doors doreen dorian doris dorothy dortmund dotcom dottie double doubled douche
douchebag doug doughboy dougie douglas down downer download downtown draco dracula drago dragon dragonage
dragonba dragonball dragonballz dragonfire dragonfl dragonfly dragonforce dragonman dragons dragoon dragster
drake drakon draven dream dreamcas dreamcast dreamer dreamgirl dreaming dreamonline dreams dreamteam dresden
drew drifter driller drive driver drizzt drjynfrnt droopy drowssap drpepper drum drumandbass drummer
drumnbass drums drunk dthjybrf dthjybxrf dtkjcbgtl dtynbkznjh duan duane dublin ducati duchess duck duckie
duckman ducks dude dudedude dudeman dudes dudley duffer duffman duke dukeduke dukenukem dumbass dummy duncan
dundee dungeon dunlop duplicate dupont duranduran durango durham duster dustin dusty dutch dutchess dwayne
dwight dylan dynamic dynamite dynamo dynasty eagle eagles earl earnhard earnhardt earth earthlink easter
eastern easton eastside eastwood easy eating eatme eatmenow eatpussy eatshit ebony eclipse economics
economist edcwsxqaz eddie edgar edge edinburgh edison edmonton eduard eduardo education edward edwardcullen
edwards eeyore egghead eggman eggplant eghfdktybt egorka eight eightball eileen einstein ejaculation
ekaterina elaine elcamino eldorado eleanor electra electric electro electron electronic electronics elefant
element elemental elements elena eleonora elephant elephants elevation eleven elijah elisabet elisabeth
elite elizabet elizabeth elizaveta ellen ellie elliot elliott elmira elsalvador elvira elvis elvisp elway
elwood emachines emanuel emerald emergency emerson emil emilia emilie emilio emily eminem emma emmanuel
emmett emmitt emperor empire encore encounter energizer energy enforcer engage engine engineer engineering
england english enigma enjoy enrico enrique enter enterme enternow enterpri enterprise enters entertainment
entrance entropy entry epsilon eraser erection eric erica ericsson erik erika erin erkebulan ernest ernesto
ernie erotic erotica errors escaflowne escalade escape escorpion escort eskimo esmeralda espana esperanza
espresso esquire essential estefania estelle esther estrell estrella estrellit eternal eternity ethan eugene
eunice eureka europa europe evan evanescence evangelion evelyn ever everest everett evergreen everlast
everquest everton everything evgeniy evil evolutio evolution ewqasdcxz excaliber excalibu excalibur
excellence excellent exchange excite exclusive executive exeter exigen exigent exodus exotic experience
experienced expert exploiter explore explorer express extra extreme eybdthcbntn fabian fabie fabienn fabio
fabric fabulous face facebook facial factory fafyfcmtd faggot fairlane fairytail faith faithful faithless
falcon falcons fallen fallenangel fallengun fallon fallout falloutboy family familyguy famous fandango fang
fanny fantasia fantasies fantastic fantasy fantomas farley farm farmboy farmer farscape farside fart
fartripper fashion fast fastball faster fatass fatboy fatcat father fatima fatman fatty favorite fcbarcelona
fcnfkfdbcnf fdnjhbpfwbz fduecn fearless feather feathers february federal federico feelgood feet felicia
felicidad felicidade felipe felix fellatio fellow female females fender fenerbahc fenerbahce feng fenris
fenway ferdinand fergie fergus ferguson fernand fernandes fernandez fernando ferrari ferret ferris fester
festival fetish feuerwehr feyenoord fghtkm fgjkbyfhbz fgjrfkbgcbc fgtkmcby fhutynbyf fhvfutljy fibonacci
fick ficken fiction fiddle fidelio fidelity fields fiesta figaro fight fightclub fighter films filter filthy
finalfantasy finally finance financial findaupair finder finger fingers finish finland fiorentina fire
fireball firebird fireblad fireblade firefigh firefighter firefire firefly firefox fireman firenze
firestarter firestorm firetruck firewall fireworks first fischer fish fishbone fisher fisherman fishes
fishfinger fishfish fishhead fishin fishing fishman fishon fisting fitness fitter fitzgerald five fkbyjxrf
fkmnthyfnbdf fkrjujkbr fktrcfylh fktrcfylhf fktrcfylhjd fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrcfylth
fktrctq fktrcttdf fktyrf flame flamengo flames flamingo flanker flash flasher flatron fleetwood fletch
fletcher flexible flhtyfkby flicks flight flintstone flip flipflop flipper floppy florence florencia flores
florian florida flounder flower flowers floyd fluff fluffy flvbybcnhfnjh flyboy flyer flyers flyfish flying
fnkfynblf focus follow foobar food foolish foot footbal football footballs footjob forbes forbidden force
ford fordf fordfocus fordtruck forest forestman foreve forever foreveryoung forfun forget forgetit
forgetmenot forgot forgotten forlife format formatters formula forrest forsaken fortress fortuna fortune
forum forward foryou forzaroma fossil foster fosters foundation fountain four fowler foxmulder foxtrot foxy
foxylady franc france frances francesc francesca francesco francine francis francisc francisca francisco
franco francois frank frankfurt frankie franklin franks franky frankzappa fraser freak freaks freakshow
freaky freckles fred freddie freddy frederic frederick frederico frederik frederiksberg fredfred fredrick
free freebird freedom freee freefall freefree freelancer freeman freepass freeporn freesex freespace
freestuff freestyle freeuser freeway freeze french frenchy fresh freyfvfnfnf friday friend friendly friends
friendship friendste friendster fright frisbee frisco frisky fritz frodo frog frogger froggy frogman frogs
froinlaven from fromvermine front frontier frontline frosch frost frostbite frosty frozen frozenfish
fruitcake fruity fubar fuck fucked fucker fuckers fuckersss fuckface fuckfuck fuckhead fuckher fuckin
fucking fuckinside fuckit fuckitall fuckme fuckmehard fuckmenow fuckmyass fuckmylife fuckoff fuckstick
fuckthemall fucktheworld fuckthis fuckthroat fucku fuckyo fuckyou fuckyoubitch fuckyouguys fufnfrhbcnb
fugazi fujitsu fukkc fulham fullmetal fullmoon function funk funky funny funstuff funtime furball fusion
fussball futbol futurama future fuzzy fvcnthlfv fyfcnfcbz fyfnjkbq fyfnjkmtdbx fyfnjkmtdyf fylhjvtlf fylhtq
fynfyfyfhbde fytxrf fyutkbyf fyutkjxtr gabber gabby gabrie gabriel gabriela gabriele gabriell gabriella
gabrielle gadget gaell gagged gagging galactica galadriel galant galatasara galatasaray galaxy galina
gallaries galleries galore gambit gamble gambler game gameboy gamecock gamecocks gamecube gamemaster
gameover games gamma gandalf ganesh gang gangbang gangbanged gangsta gangster gangsters gannibal garage
garbage garcia garden gardner gareth garfield gargoyle garion garlic garnet garrett gary gasman gaston
gatekeeper gateway gathering gatit gator gatorade gators gatsby gaudeamus gawker gbhfvblf gblfhfcbyf gbpltw
gcheckout gearsofwar geezer gegcbr geheim gemini gene general generals generation generator generic genesis
geneva genevieve geng genius geniusnet gentleman geoffrey georg george georgetown georgia georgie gerald
geraldine gerard gerasimov gerasimova gerbil german germany geronimo gerrard gerry gertrude gesperrt
getfucked getmoney getout getsome getting gettysburg gfgfrfhkj gfhfcjkmrf gfhfdjpbr gfhfktkjuhfv gfhfvgfvgfv
gfhjkm gfhjkmgfhjkm gfhjkmxbr gfhjkzytn gfhkfvtyn gfyfcjybr ghbdtn ghbdtnbr ghbdtnbrb ghbdtndctv
ghbdtnghbdtn ghbdtngjrf ghbdtnrfrltkf ghbjhbntn ghblehjr ghbrjk ghbrjkbcn ghbrjkmyj ghbywtccf ghetto
ghjatccbjyfk ghjatccjh ghjcnbnenrf ghjcnbvtyz ghjcnj ghjcnjabkz ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj
ghjcnjnfr ghjcnjq ghjcnjqgfhjkm ghjcnjrdfibyj ghjcnjrdfif ghjgfufylf ghjnbdjcnjzybt ghjnbdjufp ghjrehfnehf
ghjrjgtyrj ghjuhfvbcn ghjuhfvvbcn ghjuhfvvf ghost ghostrecon ghostrider ghosts ghtdtlvtldtl ghtlfntkm
ghtpbltyn giampaolo giancarlo gianni giant giants gibson gideon gidget gigabyte giggle giggles gilbert
gilgamesh gilles gillian gilligan gina ginger giorgi giorgio giovanna giovanni giraffe girfriend girl
girlfriend girls girlygirl giulia giuseppe gizmo gizmodo gizzmo gjdtkbntkm gjhjctyjr gjhjlfcjqrb gjikbdctyf
gjkbyf gjkbyjxrf gjkjdbyrf gjkrjdybr gjkysqgbpltw gjyjvfhtdf gjytltkmybr glacier gladiato gladiator
gladiolus gladys glamour glasgow glass glasses glenn global globus glock gloria glory glover glow gmoney
goalie goat goaway gobears goblin goblue gobucks gocubs godbless goddess godfathe godfather godisgood
godisgreat godislove godlike godsmack godzilla gofast gofish goforit gogators gohome goirish goku gold
goldberg golden goldenboy goldeney goldeneye goldfing goldfinger goldfish goldie goldstar goldwing golf
golfball golfer golfgolf golfgti golfing goliath gollum gonavy gone gong gonzales gonzalez gonzo goober good
goodboy goodbye goodday goodfella goodfellas goodgirl goodie goodluck goodman goodmorning goodnight
goodpussy goodstuff goodtime goodtimes goodyear goofy google gooner goose gopher gorbunova gordienko gordo
gordon gore gorgeous gorilla gotcha goten gotenks goth gotham gothic gotmilk gotohell gotribe govols grace
graceland gracie graham gramma granada grand grandam grande grandkids grandma grandmaster grandorgue grandpa
grandprix granite granny grant grapes graphics grass grasshopper grateful gratis gravity grayson grease
great greatone greece greedisgood greedy green greenbay greenday greene greeneyes greengreen greenhouse
greenlantern greens greentree greenwood greetings greg gregor gregory gremlin grendel gretchen gretzky
greyhound greywolf griffey griffin grigoryan grimace grimreaper grin grinch gringo grisha grizzly gromit
groove groovy groucho groups grover grumpy grunt gryphon gsxr gthcbr gthtcnhjqrf gthtrfnbgjkt gthtrhtcnjr
gtnhjdbx gtnhjpfdjlcr guadalupe guai guang guardian guatemala guess guest guido guildwars guilherme guillaum
guillaume guillermo guiness guinness guitar guitarhero guitarist guitarman guitars gumby gundam gundamwing
gunnar gunner gunners gunslinger gunther gustav gustavo gutierrez guyver gxlmxbewym gymnast gymnastic gypsy
habibi hack hacked hacker hacking haggis hailey hair hairball hairy haley halflife halifax hall hallelujah
hallie hallo hallowboy hallowee halloween haloreach hambone hamburg hamburger hamilton hamish hamlet hammer
hammerhead hammers hammertime hammond hampton hamster hancock hand handball handsome handyman hang hank
hanna hannah hannes hannibal hans hansen hansol hansolo hanson hanswurst hanuman happiness happy happyday
happydays happyface happyhappy happylife happyness harald harbinger harbor hard hardball hardcock hardcore
harddick harder hardon hardone hardrock hardware hardwareid hardwood hardy harle harlem harley harman harmon
harmony harold harper harrier harriet harris harrison harry harrypotter harvard harvest harvey hassan
hastings hate hatred hattrick havana havefun having hawaii hawaiian hawaiiguy hawk hawkeye hawkeyes hawkins
hawks hayabusa hayden hayley hazard head headhunter health heart heartless hearts heat heater heather heaven
heavymetal heckfy heckfyxbr hector hedgehog hedimaptfcor heels heidi heineken heinrich hejmeddig hejsan
helen helena helene helicopter hell hellas hellbound hellboy hellfire hello hellohello hellokitty hellomoto
helloo hellos hellothere helloween helloworld hellraiser hellsing hellspawn hellyeah helmet helmut help
helper helpme helsinki hemi hemlock henderson hendrix heng henrik henry hentai herbert herbie hercules here
herewego heritage herman hermes hernandez heroes herring hershey hesoyam hetfield hewitt hewlett heynow
hfcgbplzq hfpldfnhb hfytnrb hibernian hidden higgins high highbury highheel highland highlander highlife
highway hijodeputa hiking hilary hill hillary hillbill hillbilly hilton hindustan hiphop hippie history
hitachi hithere hitler hitman hiziad hjccbz hjcnbckfd hjvfirf hjvfynbrf hobbes hobbit hobgoblin hockey
hocuspocus hoffman hogtied hokies hola holden hole holein holes holger holiday holidays holla holland hollie
hollister hollow holly hollywoo hollywood holmes holycow holyshit home homeboy homemade homepage homer
homerj homers homerun homework homeworld honda hondacivic hondas honey honeybear honeybee honeymoon honeys
hong hongkong honolulu honor hookem hooker hookup hooligan hooligans hooper hoops hoosier hoosiers hooter
hooters hootie hoover hope hopeful hopeless hopkins hopper horace hores horizon horndog hornet hornets
horney horny horse horsepower horses horseshit hotass hotbox hotboy hotdog hotgirls hotone hotpussy hotred
hotrod hotsex hotshot hotstuff hott hottest hottie hotties hotwheels houdini hound hounddog house housemusic
houses housewife housewifes houston hover howard howareyou howdy howell htubcnhfwbz huai huang hubert hudson
huge hughes hugo hummer humphrey hung hungry hunt hunte hunter hunting hurley hurrican hurricane hurricanes
husband husker huskers huskies hustler hyderabad hyperion hypnodanny hyundai iaapptfcor iamawesome iamgod
iampurehaha iamsocool iamtheman iamtheone ibanez ibragimov ibrahim iceberg icecream icecube icehouse iceland
iceman iddqdiddqd iddqdidkfa idefix idiot idontcare idontkno idontknow idunno ifoptfcor iforget iforgot
iforgotit igor igromania iguana ihateyou ijrjkfl ijrjkflrf iklo ilikeit ilikepie ilikeporn ilikepussy illini
illinois illuminati illusion illusions ilove iloveboobies ilovecock ilovedick ilovegirls ilovegod ilovejesus
ilovelife ilovelucy iloveme ilovemusic ilovemyfamily ilovemylife ilovemyself iloveporn ilovepussy ilovesex
ilovetits iloveu iloveyo iloveyou imagination imagine imation immortal impact impala imperator imperial
implants important impossible impreza inches incognito incorrect incredible incubus indahouse independent
india indian indiana indianali indians indigo indobokep indonesia infalicall infantry inferno infiniti
infinity information ingodwetrust ingrid inkognito inlove innocent insane insanity insert insertion
insertions inshallah inside insight insomnia inspector inspiron install installdevic installsqlst
installutil instant insurance integra intel intelinside intelligence inter interacial intercourse interest
interests intermilan international interne internet interrupt intrepid intruder inuyasha invest invisible
iomega ipswich ireland irene irina irinka irish irishka irishman iriska ironhorse ironmaiden ironman irving
isaac isabel isabell isabella isabelle isaiah iscool iseedeadpeople islamabad island islander islanders
ismail israel istanbul isthebest istheman italia italian italiano italy itisme itsasecret itsme ivan
ivanivanov ivanov ivanova iverson iwantu jabber jabroni jack jackal jackass jackdaniels jackfrost jackhammer
jackie jackjack jackoff jackpot jackson jacob jacobs jacqueline jacques jade jaeger jagger jaguar jaguars
jaimatadi jaime jakarta jake jakejake jamaica james jamesbon jamesbond jamesjames jameson jamess jamie
jammer jammin jammygirl jane janelle janet janice janine january japan japanese jared jaredleto jarhead
jarrett jarrod jarvis jasmin jasmine jason jasper java javelin javier jaybird jayden jayhawk jayhawks jayson
jazz jazzman jazzy jean jeanette jeanne jeannie jedi jediknight jedimaster jeep jeeper jeepster jeff
jefferso jefferson jeffery jeffhardy jeffrey jehovah jello jelly jellybea jellybean jellyfish jenifer
jenkins jenn jenna jennaj jennie jennife jennifer jenny jensen jeremiah jeremy jericho jerk jerkoff jermaine
jerome jerry jersey jerusalem jesper jess jesse jessejames jessic jessica jessie jester jesucrist jesus
jesuschris jesuschrist jesusfreak jesusislord jesussaves jetbalance jeter jethro jets jetski jewel jewels
jewish jezebel jiang jiao jiggaman jill jillian jimandanne jimbo jimbob jimmie jimmy jimmys jing jingle
jingles jiong jizzeater jkbvgbflf jktrcfylh jktxrf jktymrf jlbyjxtcndj jledfyxbr joanna joanne jobsearch
jocelyn jockey joebob joecool joejoe joel joemama joey johann johanna johannes john johnathan johnboy
johncena johndeer johndeere johndoe johngalt johnjohn johnny johnsmith johnson joke joker jokerjoker jokers
jomama jonas jonathan jonathon jones jonny jorda jordan jorge jose joseph josephin josephine josephphone
josh joshu joshua josiah journey joyce jrcfyf jrcfyjxrf jsbach juan juancarlo juancarlos juanita jubilee
judith judy juggalo juggernaut jughead juice juicy jules julia julian juliana julie julien juliet juliette
julio julius july jumbo jump jumper june junebug jungle junio junior juniper junk junkie junkmail jupiter
jurassic justdoit justforfun justi justice justin justinbiebe justinbieber justine justme justus juventus
jxfhjdfirf kabanchik kaboom kahlua kahuna kaiser kaitlyn kakashka kaktus kalamazoo kalifornia kalina
kaliningrad kalleanka kamasutra kamchatka kamehameha kamikadze kamikaze kamila kamilla kane kang kangaroo
kansas kappa karachi karaganda karamelka karandash karaoke karate karen karin karina karine karma karolina
karolinka kartoshka kashmir kasper kassandra katana katarina kate katerina katerinka katharina katherin
katherine kathleen kathmandu kathryn kathy katie katrin katrina katyakatya kawasaki kayla kaylee kayleigh
kazakhstan kazantip kbdthgekm kbnthfnehf kcchiefs keegan keenan keeper keepout keisha keith keller kelley
kellie kelly kelsey kelvin kendall kendra keng kennedy kenneth kenny kenobi kenshin kensington kent kentucky
kenwood kenworth kermit kernel kerouac kerry kerstin kestrel kevin keyboard keystone keywest kfgjxrf kfhbcf
kfrhbvjpf khan khongbiet kickass kicker kicksass kidrock kids kieran kill killa killbill kille killemall
killer killerbee killerman killers killjoy killkill killme kilroy kimball kimber kimberley kimberly kimmie
kinder king kingdom kingfish kingfisher kingking kingkong kingpin kings kingston kinky kipper kirby kirill
kirk kirkland kirsten kirsty kiss kisses kissing kisskiss kissme kissmyass kitchen kiteboy kitkat kitten
kittens kittie kitty kittycat kittykat kittykitty kittys kiwi kjkszpj kjrjvjnbd klapaucius klaste klaster
klaus kleopatra klingon klizma klondike klubnichka knickerless knickers knicks knight knights knock knockers
knopka knowledge knucklehead knuckles kobebryant kochamcie kodiak kojak kokomo kolbasa kolobok kolokol
komodo kong kononenko konovalov konovalova konstantin kool koolaid kordell korean korn koroleva korova
koshechka koshka kosmonavt kosmos kostya kotaku kotenok kovalenko kozanostra kramer krasavchik krasavica
krasnodar krasotka kravchenko kris krishna krissy krista kristen kristi kristian kristin kristina kristine
kristinka kristofer kristopher kristy krokodil krolik kronos krusty krypton kryptonite krystal ksenia ksusha
ktybyuhfl ktyjxrf kuai kuang kukaracha kume kungfu kurt kurtcobain kwiatuszek kyle labrador labtec labyrinth
lacrimosa lacrosse ladder laddie ladies lady ladybug ladyffesta laetitia lagnaf laguna lake lakers lakeside
lakewood lakota lalakers lambda lambert lamborghini lamborgini lamer lamont lampshade lancaster lance
lancelot lancer lancia lander landon landrover landscape lane lang lansing lantern laptop lara laracroft
larisa larissa larkin larry larsen larson laser laserjet lassie lastochka lasvega lasvegas lateralus latin
latina latinas latino laura laurel lauren laurence laurent laurie lawrence lawson lawyer lazarus lazyacres
lback leader leanne leather leavemealone lebowski ledzep ledzeppelin leeann leeds leedsutd lefty legacy
legend legendary legion legolas legos legs leicester leigh leinad lekker leland lemans lemmein lemon
lemonade lemons lena leng leningrad lennon lennox lenny lenochka leon leonard leonardo leonid leopard
leopold leroy lesbian lesbians lesley leslie lespaul lestat lester letmei letmein letmeinnow letsdoit letsgo
letter leviathan lewis lexington lexmark lexus lfitymrf lfplhfgthvf lfybbk lhbjkjubz lhfrjy liang liao
liberdade libero liberty library lick licker licking lickit lickme lickpussy life lifeguard lifehack
lifeisgood lifestyle lifesucks lifetime light lightbulb lighter lighthouse lighting lightnin lightning
lights lightsaber likesdick lilbit lilian liliana lilith liliya lillian lillie lilly limewire limited
limpbizkit lincoln linda linden lindros lindsay lindsey lineage ling link linkin linkinpark links lion
lionel lionheart lionking lions lips lipstick liquid lisa lisalisa lissalissa listen lister lithium little
littlebear littlebit littlebitch littlefuck littlegirl littleguy littleman littleminge littleone littleslut
littleton littlewhore live liverpoo liverpool liverpoolfc livestrong living lizard lizzie lizzy ljxtymrf
lkjhgfdsazx llamas lllooottt lloyd loaded lobo lobster lockdown lockerroom locks loco logan logger logistics
logitech loki lokiloki lokomotiv lola lolipop lolita lollipop lollol lollypop lolol lomonosov londo london
lonely lonesome lonestar lonewolf long longbeach longboard longbow longdong longer longhair longhorn
longhorns longjohn look looker lookin looking lookout looney loose looser lopez loploprock loranthos lord
loren lorena lorenzo loretta lori lorraine losangeles loser losers lost lothlorien lottie lotus loud louie
louis louise loulou love lovebug lovecraft loveforever lovegirls lovehurts loveislife loveit loveless
lovelife lovelove lovely loveme lovepussy lover loverboy lovergirl loverman lovers lovesex lovesporn
lovestory loveya loveyou loving lowell lowrider lthgfhjkm ltybcrf luan luansantana luca lucas lucia luciano
lucifer lucille luck lucky luckycharm luckydog luckyone lucy ludmila ludwig luis luke lumber lumberjack
lumina luna lunchbox luojianhua lust luther lvbnhbq lvbnhbtdf lynn lytdybrbdfvgbhf lytghjgtnhjdcr macaroni
macbeth macdaddy macedonia machine macintos macintosh mack mackdaddy mackenzie mackie macleod macman macross
madagascar madagaskar madarchod madcat madcow madden maddie maddog madeleine madeline madhatter madina
madison madman madmax madness madonna madrid maestro mafia magazine magdalena magelan magellan maggi maggie
maggot magic magical magician magick magicman magnet magneto magnolia magnum magnus magpie magpies mahalkita
mahler maiden mail mailcreated mailman maintenance maison maisuradze majestic major makaka makarenko
makaveli makayla makemoney maksim maksimka maksimuss malachi malaka malaysia malcolm maldonado malibu malice
malina malish mallard mallorca mallory mallrats malone mama mamacita mamamia mamapapa mamas management
manager manchest mancheste manchester mancity mandarin mandarinka mandingo mandragora mandrake mandy manfred
mang manga mango mangos manhattan maniac manila mankind mann manning manny manolo manowar mansfield manson
mantis mantle manuel manuela manunited manutd maple mapleleafs maradona maranello marathon marauder marble
marbles marc marcel marcello marcelo march marchenko marcia marcin marcius marco marcopolo marcos marcus
marcuseckos margaret margarit margarita margherita margie mari maria mariah mariam mariamaria marian mariana
marianna marianne marie mariel marihuana marijuan marijuana marika marillion marilyn marin marina
marinamarina marine mariner mariners marines marino marinochka mario marion mariposa marisa marissa marius
mariya marjorie mark marker market marketing markhegarty markie markiz markus marlboro marlene marley marlin
marlon marmalade marquis marriage married mars marseill marseille marsha marshal marshall martesana martha
marti martin martina martine martinez martini marty marvel marvin mary maryann maryjane maryland masamune
maserati mash mashamasha mason massage massimiliano massimo massive maste master masterbaiting masterbate
masterbating mastercard masterchief masterkey mastermind masterp masters masturbate masturbation matador
matchbox matematica matematika mathematics mathew matilda matisse matrix matt matteo matthe matthew matthews
matthias mattie matty mature maureen maurice mauritius maurolarastefy maveric maverick mavericks maxdog
maxell maxim maxima maxime maximilian maximka maximo maximum maximus maxine maxmax maxmotives maxwell maxx
maxxxx mayday mayflower mayhem maynard mazafaka mazda mazdarx mcdonald mcdonalds mcfarland mckenzie mclaren
meadow meagan meat meatball meathead meatloaf mechanic mechanical media medic medical medicine medina medion
meditation medusa medved medvedeva mega megadeth megaman megan megane megapass megapolis megatron meghan
meier meister melani melanie melbourne melina melinda meliss melissa mellon mellow melnikova melody melons
melrose melvin member memorex memory memphis menace meng mental menthol mentor meow meowmeow mephisto
mercede mercedes mercury meredith meridian merlin merlot mermaid mersedes mesohorny messenger messiah metal
metalcore metalgear metalhead metall metallic metallica method methodman metroid metropolis mets
mevefalkcakk mexican mexico miami mian miao michae michael michaela michaeljackson michaels michal micheal
michel michele michell michelle michigan mick mickey mickeymouse micro microlab micron microphone microsof
microsoft middle midget midnight midnite midway mierda mighty migue miguel mihail mikael mike mikemike mikey
milan milana milano mildred milena miles milfhunter military milk milkman milkshake millenium millennium
miller millerlite millertime millie million millionaire millioner millions millwall milo milton milwaukee
mindy mine minecraft minemine minerva ming mingus minhasenha minicooper minime minimoni ministry minnesota
minnie miracle mirage miranda miriam mironenko miroslava mirror mischief misery misfit misfits misha mishka
misiaczek misiek missie mission mississippi misskitty missouri missy mister mistress misty mitch mitchell
mitsubishi mittens mixmaster miyvarxar mizzou mobile mobydick model models modelsne modena moderator modern
mogwai mohamed mohammad mohammed mohawk mojo mollie molly mollydog moloko molson momanddad momdad mommy
momoney momsanaladventure monaco monalisa monarch monday mondeo mone money moneybags moneymaker moneyman
moneymoney moneys mongoose monic monica monika monique monitor monk monke monkey monkeybo monkeyboy
monkeybutt monkeyman monkeys monopoly monroe monster monsters montag montana montblanc monte montecar
montecarlo montenegro montgom montgomery montreal montrose monty moocow mookie moomoo moon moonbeam moondog
mooney moonligh moonlight moonshin moonshine moonstafa moore moose mooses mopar morales mordor more
moremoney moreno morgan morganstanley moritz morning moron morpheus morris morrison morrissey morrowind
mortal mortalkombat morten mortgage mortimer mortis morton moscow moses moskva mostwanted motdepass
motdepasse mother motherfuck motherfucker motherlode mothers motion motley motocros motocross motor
motorbike motorcycle motorhead motorola motorolla motown mountain mountains mouse mousemouse mouser mouth
movie movies mozart mrbrownxx msorcloledbr mudvayne mufasa muffdiver muffin muffinman muhammad mulder mullet
mulligan multimedia multipass multiplelo multiplelog multiscan multisync munch munchkin munich muppet
murcielag murcielago murder murphy murray murzik musashi muscle muscles mushroom mushrooms music musica
musical musiclover musicman muslim mustafa mustang mustanggt mustangs mustard mutant mybaby mydick mygirl
myjdxtcxks mykids mylife mylove myname mynameis mynewbots mypass mypassword myrtle myself mystery mystic
myxworld nadia nadine naked namaste nancy nang nanook nantucket napalm napass napoleon napoli napster narnia
naruto nascar nashville nastia nasty nastya nastyanastya natali natalia natalie nataly natalya natasha
natedogg nathalie nathan nathaniel nation national native natural nature naughty naughtyboy nautica nautilus
navajo navigation navigator navy navyseal nazarenko nazgul nbvjatq nebraska necromancer necronomicon
nederland needforspeed needles nefertiti nekromant nellie nelson nemesis nemrac neng neon neptune nesterenko
nesterova nestor netscape network networkingpe nevada never neveragain nevergiveup neverland nevermind
nevermore neverwinter nevets neville newark newbie newcastl newcastle newjersey newlife newman newmexico
neworleans newpass newpassword newport newproject news newspaper newton newyear newyork newzealand nextel
nezabudka nfgbpltwq nfhfctyrj nfnmzyf nfytxrf nguyen nhbujyjvtnhbz nhecsyfujkjdt nhfdvfnjkju nhfkbdfkb
nhfrnjhbcn nhfycajhvths niang niao nice niceass niceguy nicholas nichole nick nickel nicky nico nicol nicola
nicolas nicole nicolette nietzsche nigga nigger night nightcrawler nightfall nighthawk nightmar nightmare
nights nightshade nightwing nightwish nightwolf nike nikita nikitos nikki nikola nikolaeva nikolaevna
nikolai nikolas nikolay nimbus nimitz nimrod nina nine nineball nineinch niners ning ninja ninjas nintendo
nipper nipple nipples nirvana nissan nitram nitro nittany nobody noel noelle nofear nokia nokiadermo nokian
nolimit nomad nomore noname nondriversig none nonenone nong noodle noodles nookie noonehackme nopasaran
nopass nopassword norbert normal norman normandy norris north northern northpole northside northstar norton
norway norwich nosferatu nostradamus nostromo notebook nothing notorious notredam notredame nottingham
notused nounours nova novell november novosibirsk noway nthvbyfnjh ntktajy ntktdbpjh ntktgepbr nuan nuclear
nude nudes nudist nugget nuggets number nurses nursing nursultan nutmeg nuts nutter nuttertools nygiants
nyjets nylons nymets nympho nyyankees oakland oakley oasis oatmeal obelix oberon obiwan oblivion obsession
obsidian ocean oceans october octopus odessa odyssey office officer offshore offspring ohiostate ohshit
ohyeah oicu oilers oklahoma oksana olcrackmaster older oldman oldschool oldsmobile oleg olegnaruto olenka
olesya olga olive oliver olivia olivier ollie olympus omar omega omgkremidia omgwtfbbq omnislash onelove
onetime onetwo onetwothree onion onions online onlyme ontario ontheoutside ontherocks opelagila opelastra
open opendoor opennow opensesame openup operation operator ophelia optimist optimus option options optiquest
oracle oral orange oranges orchard orchid oregon oreo orgasm orient original orioles orion orlando
orochimaru oscar osiris othello otherside otis ottawa otto outback outkast outlaw outside over overkill
overlord owen oxford oxygen oyster ozzy pablo pacers pacific pacino packard packer packers pacman paco
paddle padres page pain painkiller paint paintbal paintball painter painting pajero pakistan pakistani
palace paladin palermo palestine palladium pallmall palmeiras palmer palmtree paloma pamela panama panasoni
panasonic panasonik pancake pancakes pancho panda pandabear pandas pandemonium pandora pang panhead panic
panter pantera panther panthers panties pants pantyhos pantyhose panzer paolo papamama paparoach papasmurf
paper paperclip papers papichulo papillon papito parachute paradigm paradise paradox paragon paraklast
paramedi paramedic paramount paranoid paris park parker parkour parlament parliament parol parola parolamea
parolparol parrot partner party pasadena pascal pass passat passes passion passmaster passme passpass
passport passsword passthief passtrader passwd passwor password passwordassword passwordd passwordpassword
passwords passwordstandard passwort pastor pasword patch patches pathetic pathfind pathfinder patience
patric patrice patrici patricia patrick patriot patriots patrol patton patty paul paula paulie paulina
pauline paulpaul pavel pavement pavilion pavlov payday payton pdtplf pdtpljxrf peace peacemaker peach
peaches peachy peacock peanut peanutbutter peanuts pearl pearljam pearls pearson pebble pebbles pecker pedro
peekaboo peeper peewee pegasus peggy pelican pencil pendragon penelope penetrating penetration peng penguin
penguins penis pennstate penny pennywise pensacola pentagon pentagram penthous penthouse pentium people
pepito peppe pepper peppermint pepperoni peppers pepsi pepsicola percussion perfect perfection performance
performing perkins permanent perry persik person persona personal pertinant pervasive pervert pete peter
peterbil peterbilt peterburg peternorth peterpan peters peterson petra petrov petrova petrovich petrushka
petunia peugeot peyton pfhfnecnhf phantom pharao pharmacy phat pheonix phialpha phil philadelphia philip
philippe philippines philips phillies phillip phillips philly philosophy phish phoebe phoeni phoenix phone
photo photon photos photoshop phpbb phyllis physics pian piano pianoman piao piazza picard picasso piccolo
pickle pickles picks pickup pics picture pictures picturs piehonkii pierce piercing pierre pigeon piggy
piglet pigpen pikachu pilgrim pilipenko pillow pilot pimp pimpdadd pimpdaddy pimpin pimping pimpjuice
pinball pineappl pineapple pinetree ping pingpong pinhead pink pinkfloy pinkfloyd pinkie pinkpussy pinky
pinnacle pinocchio pioneer pipeline piper pippen pippin pippo piramida pirate pirates pisces pissing pissoff
pistol pistons pitbull pitch pittsburgh pixies pizdec pizza pizzaman pizzas pjcgujrat placebo placid planes
planet plasma plastic plastics platinum plato platon platypus play playa playball playboy player players
playground playhouse playing playmate playstat playstatio playstation playtime please pleasure plhfdcndeq
ploppy plumber pluto plymouth pmdmsctsk pobeda pocket podvinsev poetry point pointblank pointbreak pointer
poison pokemo pokemon poker pokerface poland polarbear polaris police policeman polina polish polkaudio
pollux polly polniypizdec polo polopolo polska polyakova pompey poncho pong pontiac pony poochie poodle pooh
poohbear pookey pookie pooky pool poontang poop pooper poopie poopoo pooppoop poopy pooter popcorn popeye
popova popper poppy poptart porkchop porn pornking pornlover porno pornografia pornographic pornography
pornos pornostar pornporn pornstar porosenok porsche portal porter portishead portland portsmouth portugal
poseidon positive possum post postal postman potato pothead potter powder powell power powerful powerpower
powers praise prayer preacher precious predator predators prelude premier premium premiumcash presario
presiden president presidente presley pressure prestigio presto preston pretender pretty prettyboy
prettygirl pride priest primavera prime primetime primus prince princes princesa princesit princess
princessa princesse princeton pringles printer printing priscilla prisonbreak prissy private privet probes
problemas processor prodigy production professional professor profit proghouse program programmer progress
progressive project prometheus promise property prophet prospect prosper prosperity prostotak prostreet
protect protected protection protocol proton prototype providian proview prowler proxy prozac psychnaut
psycho ptybnxtvgbjy public puck puddin pudding puertorico puffin puffy pufunga pugsley pulsar pumper pumpkin
pumpkins punch punisher punk punker punkin punkrock punksnotdead puppet puppies puppy puppydog pupsik purdue
purpl purple pushistik pushkin puss pussey pussie pussies pussy pussybitch pussycat pussyeater pussyfuck
pussylick pussylicker pussylips pussylover pussyman pussypussy pussys putamadre putangina putter puzzle
pyfrjvcndj pyramid python qawsed qawsedrf qawsedrftg qawsedrftgyh qazedctgb qazqaz qazsedcft qazws qazwsx
qazwsxed qazwsxedc qazwsxedcrfv qazwsxedcrfvtgb qazwsxqazwsx qazxcdews qazxcv qazxcvbnm qazxsw qazxswedc
qazxswedcvfr qazzaq qiang qiao qing qiong qpwoeiruty qqqq qqqqq qqqwww qqqwwweee qsefthuko quality quan
quantum quartz quasar quattro quebec queen queenie queens quentin quest question quick quicksand quicksilver
quiksilver quincy qwas qwaszx qwaszxedc qwaszxerdfcv qweasd qweasdqwe qweasdzxc qwedcxzas qwedsa qwedsazxc
qweqwe qwer qwerasdf qwerasdfzxcv qwert qwertasdfg qwertasdfgzxcvb qwertgfdsa qwerttrewq qwerty qwertyasd
qwertyasdfgh qwertyu qwertyui qwertyuio qwertyuiop qwertyytrewq rabbit rabbits rabota race racecar racer
racerx rachael rachel rachelle racing radar radeon radical radio radiohea radiohead raduga rafael raffaello
rage ragnarok raider raiders railroad rain rainbow rainbows rainforest rainmaker rainman rainyday raistlin
raleigh ralph rambler rambo ramirez ramjet rammstein ramona ramones rampage ramrod ramses ramsey ranch
rancid randall random randy rang ranger rangerover rangers raphael rapper raptor raquel rascal rasdzv rasmus
raspberry rasputin rasta rastafari rastaman ratboy rated ratman rattlesnake raven ravens raymond razdvatri
razor razz rbhbkk rctybz reader readers reading ready reagan real reality really realmadri realmadrid
reanimator reaper reason rebecca rebel rebels reckless record records recovery redalert redbaron redbird
redbone redbull redcar redd reddevil reddevils reddog reddragon reddwarf redemption redeye redfish redfox
redhat redhead redheads redhot redline redman redneck redrose redrum reds redskin redskins redsox redstar
redwine redwing redwings redwood reebok reefer reeves referee reflex reggae reggie regina reginald register
rehjgfnrf reilly reload reloaded remember remingto remington remote renata renate renato renault renee
renegade reng repair report reptile republic repytwjdf requiem rereirf rescue research reserve resident
residentevil respect respublika restart retard retire retired revelation revenge review reviewpass revoluti
revolution revolver rewq reymysterio reynolds rfcgthcrbq rfgbnjirf rfgecnf rfgecnfcerf rfhbyf rfhbyjxrf
rfhfrfnbwf rfhfufylf rfhfvtkmrf rfhfylfi rfhnjirf rfhvfyftd rfkbajhybz rfkmrekznjh rfktylfhm rfnfcnhjaf
rfnfgekmnf rfnthbyf rfnthbyrf rfntymrf rfrfirf rfrnec rfvbrflpt rfvfcenhf rfvtgbyhn rhbcnbyf rhbcnbyjxrf
rhfcfdbwf rhfcfdxbr rhfcjnrf rhfcyjlfh rhfcyjzhcr rhfdxtyrj rhfvfnjhcr rhiannon rhino rhinos rhjrjlbk rhonda
rhtdtlrj rhubarb ricard ricardo riccardo rich richar richard richards richardson richie richmond rick ricky
rico riddle ride rider riders ridge riffraff right rightnow riley rimmer rincewind ring ringer ringo ripken
ripley ripper ripple rita river rivera riverplate rivers riversid riverside rjdfkmxer rjdfktyrj rjhjkm
rjhjkmbien rjhjktdf rjirfrgbde rjkjrjkmxbr rjntyjr rjntyjxtr rjycnbnewbz rjycnfynby rkfdbfnehf rktjgfnhf
road roadkill roadking roadrunn roadrunner roadster robbie rober robert roberta roberto roberts robertson
robin robinhood robins robinson robocop robot robotech robotics rocco rochelle rochester rock rockandroll
rockbottom rocker rocket rocketman rockets rockford rockhard rockhopper rockie rockies rockin rocknrol
rocknroll rockon rocks rockstar rockwell rocky rodeo rodman rodney rodrigo rodriguez roflcopter roger rogers
rogue roland rolex roll roller rollin rolling rollins rolltide roma roman romance romanenko romano
romanroman romans romantic romantika romashka romeo romero rommel ronald ronaldinho ronaldo rong ronnie
roofer rookie rooney rooster rootbeer rosario roscoe rose rosebud rosemarie rosemary roses rosie ross
rossignol rostislav roswell rotten rotterdam rottweiler rough route rover rovers roxanne roxy royal royals
royalty rtyuehe ruan rubber rubberduck rubble ruby rudeboy rudolf rudy rufus rugby rugger rules rulez
rulezzz rumble runaway runescape runner running rupert rush ruslan russel russell russia russian rustam
rusty rustydog ryan sabbath sabina sabine sabres sabrina sacoremsg sacramento sacred sacrifice sadie safari
safety safronova sagittarius sahara saigon sailboat sailing sailor sailormoon saint saints sairam saiyan
sakura salamander salamandra salami salasana saleen salem sales sally salman salmon salome salomon salope
salsero saltwater salvador salvation salvatore samanth samantha samara samarkand sambo samiam samira samm
sammie sammy samoht sampson samson samsun samsung samtron samuel samurai sanandreas sanchez sancho sanctuary
sand sander sanders sandie sandiego sandman sandr sandra sandrine sandro sandwich sandy sanford sanfran
sanfrancisco sang sanity santa santacruz santafe santamaria santana santander santiago santorini santos
sapper sapphic sapphire saqartvelo sara sarah saratoga sascha sasha sashasasha sashka saskia sasquatch sassy
sasuke satan satana satchmo satellite satisfaction saturday saturn saun sauron sausage sausages savage
savanna savannah savchenko savior sawyer saxophone sayang scamper scandinavian scania scanner scarecrow
scarface scarlet scarlett schalke schatz scheisse schmidt schneider schnitzel school schoolgirlie schroeder
schumacher science scissors scooby scoobydo scoobydoo scooter score scoreland scorpio scorpion scorpions
scotch scotland scott scottie scotty scoubidou scout scouts scrabble scrapland scrapper scrappy scratch
scream screamer screen screw screwy script scruffy scuba scully seabee seadoo seagull seahawks seamus sean
searay search season seattle sebastia sebastian sebastien sebring second secret secrets secure security
sedona seductive seeker seeking seemnemaailm segblue seinfeld sekret select selena selina seminole seminoles
semper semperfi semtsriuty senator senators seneca seng senior seniseviyor senna sensation sensei sentinel
sephiroth septembe september septiembr sepultura serega serena serendipity serenity sergbest sergeant
sergeevich sergeevna sergei sergey sergi sergio series serious serpent sersolution server service services
sesame sevastopol seven sevens seventeen severin sexaddict sexgod sexisgood sexkitten sexmachine sexman sexo
sexpistols sexsex sextoy sexual sexx sexxx sexxxx sexxxy sexxy sexy sexybabe sexybeast sexybitch sexyboy
sexygirl sexygirls sexylady sexyman sexyone sexysexy seymour shado shadow shadowfax shadowman shadowrun
shadows shady shag shaggy shai shakespeare shakira shakur shalom shaman shamanking shameless shampoo
shamrock shamus shan shane shaney shang shanghai shania shanna shannon shanti shao shaolin sharingan shark
sharks sharky sharon sharp sharpe shasta shauna shaved shawn shawna shazam shearer sheba sheeba sheena sheep
sheepdog sheffield shei sheila shelby sheldon shell shelley shelly shemale shen sheng shepherd sheridan
sheriff sherlock sherman sherri sherry sherwood shevchenko shibby shiloh shiner shinigami shinobi shirley
shit shitface shithappens shithead shitty shock shocker shodan shoes shogun shojou shonuf shooter shopper
shopping short shorty shotgun shou shovel show shower showme showtime shrimp shuai shuang shui shun shuo
shuttle shutup sick sidekick sidewinder sidney siemens sierra sigma sigmachi signal signature silence silent
silenthill silentium silkeborg silly silver silverad silverado silverfox silverstone silvia simba simferopol
simmons simon simona simone simons simonsays simple simpleplan simpson simpsons sims sinatra sinbad sinclair
singapor singapore singer single sinister sinned sinner siobhan sirius sissy sister sisters site sites
sithlord sixers sixpack sixty sixtynine skate skateboard skater skeeter skibum skidoo skiing skillet
skinhead skinner skinny skip skipper skippy skirt skittles skorpion skydive skyhawk skylar skylark skyler
skyline skywalke skywalker slacker slamdunk slammer slapper slappy slapshot slater slave slavik slayer sleep
sleeper sleepy slick slider slim slimshad slimshady slinky slipknot slippery sliver sloneczko slonik sloppy
slowhand slugger sluggo slut sluts slutty smackdow smackdown small smallvill smallville smart smashing
smeghead smegma smelly smile smiles smiley smirnoff smirnov smith smiths smitty smoke smoker smokes
smokeweed smokey smokie smokin smoking smooth smoothie smudge smurf smut snake snakeeyes snakes snapon
snapper snapple snappy snatch sneakers sneaky snicker snickers sniffing sniper snooker snoop snoopdog
snoopdogg snoopy snow snowball snowbird snowboar snowboard snowflak snowflake snowman snowwhite snuffy
snuggles snusmumrik sobaka socce soccer socrates sofia softail softball software solaris soldier soleil
solidsnake solitude solnce solnishko solnyshko solo solomon solution solutions some someday someone somerset
somethin something sometimes sommer sonata song sonia sonic sonics sonnenschein sonny sonoma sony
sonyericsson sonyfuck sonysony sooner sooners sophi sophia sophie soprano sopranos soul souleater soulmate
sound south southern southpar southpark southpaw southside southwest sovereign sowhat space spaceman
spaghetti spam spanish spank spanker spanking spankme spanks spanky spanner spark sparkle sparkles sparks
sparky sparrow sparta spartacus spartak spartan spartans spawn speaker speakers spears special specialinsta
specialist specialk spectre spectrum speed speedo speedster speedway speedy spence spencer sperma spesional
sphinx spice spider spiderma spiderman spidey spike spiker spikes spikey spinner spiral spirit spitfire
splash spleen spliff splinter spock spoiled sponge spongebo spongebob spooge spooky spoon spoons sport
sporting sports sportsmen sportster sporty spot spotty spread spring springer springfield springs
springsteen sprint sprinter sprite sprout spud spunky spurs sputnik spyder sqdwfe squall square squash
squeak squeeze squerting squirrel squirt srinivas stacey stacie stacy stafford stainless stalin stalingrad
stalker stallion stan standard stanford stang stanislav stanley stanton staples star starbuck starbucks
starcraf starcraft stardust starfire starfish starfleet stargate stargazer starligh starlight starman starr
stars starscream starship starstar start starter startrek starwar starwars stasik state static station
statistika status stayout stealth steam steamboat steamforums steaua steel steele steeler steelers stefan
stefanie stefano steffen steffi stella stellar stepan stepanova stepashka steph stephan stephane stephani
stephanie stephen stereo sterlin sterling sterva steve steven stevens stevie stewart stick stickdaddy
stickman sticks sticky stiffy stigmata stimpy sting stinger stingray stinker stinky stinkyfinger stitch
stock stockholm stocking stockings stocks stockton stokrotka stolen stomatolog stone stonecol stonecold
stoned stonehenge stoner stones stonewall stoney stop stoppedby storage store stories storm stormy straight
strange stranger strap stratfor stratocaster stratus strawber strawberry stream streaming street streetball
streets strelok strength stress stretch strider strike striker string strip stripclub stripper strippers
stroke stroker strong stronghold stryker stuart stubby stud student studio studioworks studly studman
studmuffin stuff stumpy stunner stupid stuttgart style styles stylus suan subaru sublime submarine submit
subscriber suburban subway subwoofer subzero success suck suckdick sucked sucker suckers sucking suckit
suckme suckmeoff suckmycock suckmydic suckmydick sucks suffering sugar sugarbear suicide sullivan sultan
summer summers summertime summit sundance sunday sundaypunch sunderland sundevil sunfire sunflowe sunflower
sunglasses sunlight sunny sunnyday sunrise sunset sunshin sunshine super superb superbowl superdave
superdude superduper superfly supergirl superhero superior superma superman supermanboy supermario
supernatural supernov supernova superpower superpuper supersonic supersta superstar supervisor support supra
supreme surf surfboard surfer surfing surgery surprise survivor susan susana susanna susanne sushi suslik
sutton suzanne suzuki sveta svetasveta svetik svetlana svetlanka svoboda swallow sweden swedish sweet
sweetdream sweetdreams sweetgirl sweethear sweetheart sweetie sweetiepie sweetnes sweetness sweetpea
sweetpussy sweets sweety swimmer swimming swinger swingers swinging switch swoosh sword swordfis swordfish
swords sydney sylveste sylvester sylvia sylviahans sylvie syncmaster syndicate synergy syracuse system
systemofadown systems syzygy tabasco tabitha taburetka taco tacobell tacoma tadmichaels taekwondo talbot
talisman talks talon tamara tamerlan tammy tampabay tang tangerine tango tank tanker tannenbau tanner tantra
tanya tara tarakan tarantino tarantula tardis target tarheel tarheels tarpon tarzan tasha tasty tatarin
tatarstan tatiana tattoo tatyana taurus taxman taylor taylormade tazman tazmania tazz tbone tdfyutkbjy
tdutybq tdutybz teacher team teamomuch tech technical technician technics techniques techno technology
tecktonik teddy teddybea teddybear teddybeer teen teenage teens tekken telecaster telefon telephon telephone
television televizor temp tempest templar temple temporary temppass temppassword temptress tenchi tender
tendulkar teng tennesse tennessee tennis tequila terefon teresa terminal terminat terminato terminator
termite terra terranova terrapin terrell terrier terror terrorist terry test testament testdrive tester
testing testpass testtest tetsuo texas tgbxtcrbq thailand thanatos thanks thankyou theater theatre thebear
thebeast thebeatles thebest theboss thecakeisalie thecat thecrow thecure thedog thedon thedoors thedude
theend theforce thegame thegreat their thekid thekiller theking thelma theman themaster thematrix theodore
theone there theresa therock these thesimpsons thesims thewho thierry thing things thirteen this thisisit
thissucks thoma thomas thompson thong thongs thor thrasher three threesom threesome throat throatfuck
thuglife thugstools thumb thumbnils thumbs thumper thunder thunderb thunderbird thundercat thursday tiamat
tian tiao tiberius tiburon ticket ticketmaster tickle ticklish tiffany tiger tigercat tigers tigertiger
tigerwoods tigge tigger tight tights timber timberlake timberland timberwolf time timeout timmy timofeeva
timosha timothy tina ting tinker tinkerbe tinkerbel tinkerbell tinman tintin tiny tipper titan titanic
titanium titans titfuck titleist tits titten titties titts titty tkachenko tkbpfdtnf toast toaster tobias
toblerone toby today todd toejam toffee together toilet tokiohotel toledo tolkien tomahawk tomas tomato
tombraider tombstone tomcat tommie tommy tommyboy tomorrow tomtom tong tongue tonight tony toocool tool
toolbox toolman toomuch toon toonarmy tootie tootsie topcat topdevice topdog topgun tophat topher topper
topsecret toriamos torino tornado toronto torpedo torres toshiba tosser totenkopf tottenha tottenham
touchdown touching tower towers town toyota trace tracer tracey track tracker tractor tracy trader traffic
trailer train trainer training trains tralala trance tranny trans transam transcend transexual transfer
transformer transformers transit translator transport trapper trash trauma travel traveler traveller travis
treasure treble trebor tree treefrog treehouse trees treetop trek trenton trevor trfnthbyf trial triangle
triathlon tribal tricia trickster tricky trident trigger trigun trinidad trinitro trinitron trinity trip
triple tripleh triplex tripod tripper trisha tristan triton triumph trixie trojan trojans troll trombone
trooper tropical tropicana trouble trout troy truck trucker trucking trucks truelove truman trumpet trunks
truskawka trust trustme trustno trustnoone truth tsunami tuan tucker tuesday tujhrf tulips tuna tunafish
tundra tuning tupac tupacshakur turbo turbos turkey turner turnip turntable turtle tuscl tuxedo tweety
twelve twenty twiggy twilight twinkie twinkle twinpeaks twins twist twisted twister tycoon tyler typhoon
tyrone tyson uaeuaeman ublhjgjybrf ubnkthrfgen ubvyfcnbrf ufhhbgjnnth ufkbyf ufkfrnbrf uhfdbwfgf ujkjdjkjvrf
ujyxfhjdf ukflbfnjh ukflbjkec ukraine ultima ultimate ultimatum ultra ultracash ulysses umbrella ummagumma
umpire unbelievable uncencored undead undercover underdog undergroun underground understand undertak
undertake undertaker underwater underwear underworld unforgiven unicorn unique uniqueness united universa
universal universe universidad university unknown unleashed unlimited unlock unreal uptown upyours uranus
ursitesux ursula usarmy user userexecute username usmarine usmc usnavy usuckballz utjuhfabz utjvtnhbz utopia
utyyflmtdyf vacation vader vadim vaffanculo vagabond vagina valencia valentin valentina valentine valentinka
valentino valera valeri valeria valerie valery valhalla valkyrie valley vampir vampire vampires vancouve
vancouver vanessa vanguard vanhalen vanilla vanyarespekt varvara vasilisa vaughn vauxhall vbhjckfdf
vbhjndjhtw vbkfirf vector vectra vedder vegas vegeta vegitto vehpbr velocity velosiped velvet vendetta
venera venezuela vengeance venice venom ventura venture venus vera verbatim veritas verizon vermont vernon
verona veronica veronika veronique versace vertigo verygoodbot vette vfczyz vfhbyf vfhbyfvfhbyf vfhbyjxrf
vfhecz vfhnsyjdf vfhufhbnf vfhufhbnrf vfhvtkflrf vfibyf vfitymrf vfksirf vfktymrfz vflfufcrfh vfndtq
vfnhjcrby vfntvfnbrf vfrcbv vfrcbvjdf vfrcbvrf vfrcbvtyrj vfrcbvvfrcbv vfvekbxrf vfvektxrf vfvekz vfvfbgfgf
vfvfgfgf vfvfgfgfz vfvfvskfhfve vfvjxrf vfylfhbyrf vfyxtcnth viagra vickie victor victori victoria victoriya
victory video videos vienna vietnam viewsoni viewsonic viking vikings viktor viktoria viktorija viktoriya
villa village villeneuve villevalo vincent vindiesel vinnie vinogradov vintage violet violetta violin viper
vipergts vipers virgil virgin virginia virginie virtuagirl virtual virus visa vision visual vitalik vitamin
vivian vjcrdf vjkjrj vjqgfhjkm vkontakte vlad vladik vladimir vladimirovna vladislav vladislava vladivostok
vodka volcano volcom volgograd volkov volkswag volkswagen volley volleyba volleyball volume volunteer volvo
voodoo vortex voxstrange voyager voyeur vqsablpzla vsegda vsjasnel vtufgjkbc vulcan vyjujnjxbt wachtwoord
waffle wagner walker wallace wallet walleye wallstreet wally walmart walnut walrus walter walton wanderer
wang wanker wanking wanted wapbbs warcraft wareagle warehouse warez warhamme warhammer warlock warlord
warner warning warren warrior warriors warthog wasabi washburn washingt washingto washington wasser wassup
wasted watch watcher water waterboy waterfall waterfalls waterloo waterman watermelon waterpolo waters
watford watson wayne wazzkaprivet wcrfxtvgbjy wealth weare weasel weather weaver webber webhompas webhompass
webmaste webmaster websolutions websolutionssu webster webuivalidat wedding wednesday weed weekend weezer
weihnachte weihnachten weihnachtsbau weihnachtsbaum weiner weird welcom welcome welder welkom weller
wellington wendy weng werder werdna werewolf werner wesley west westcoast western westham weston westside
westwood wethepeople wetpussy wetter what whatever whatsup whatthe whatthefuck whatthehell whatwhat wheeler
wheels whiplash whiskers whiskey whisky whisper whistler white whiteboy whiteout whitepower whitesox
whitetail whitewolf whitey whitney whoareyou whocares wholesale whore whosyourdaddy whynot wibble wicked
widespread widget wifey wilbur wild wildbill wildcard wildcat wildcats wilder wildfire wildman wildone
wildthing wildwood will willia william williams willie willis willow willy wilson wimbledon winchester wind
windmill window windows windsor windsurf winger wingman wingnut wings winner winners winnie winona winston
winstonone winter wireless wisconsin wisdom wiseguy wishbone wishmaster wives wizard wizards wolf wolfen
wolfgang wolfie wolfman wolfpac wolfpack wolverin wolverine wolverines wolves woman womans wombat women
wonder wonderboy wonderfu wonderful wonderland wonderwall wonderwoman wood woodie woodland woodstoc
woodstock woody woofer woofwoof woohoo wookie word wordpass wordup work worker working workout world
worldwide wormix worthy wraith wrangler wrench wrestle wrestler wrestlin wrestling wright wrinkle writer
writerspace wutang wxcvbn wyoming xanadu xander xantia xavier xbox xerxes xfiles xian xiang xiao xing xiong
xpressmusic xthtgfirf xtreme xuan xxxpass yamaha yamahar yamato yang yankee yankees yasmin ybrbnf ybrbnjcbr
ybrjkfq ybrjkftdbx ybrjkftdf ybrjkftdyf yeah yeahbaby yeahright yellow yesplease yessir yesterday yfcnhjtybt
yfcntymrf yfcnzyfcnz yfdbufnjh yfhrjnbrb yfnfif yfnfitymrf yfnfkb yfnfkmz yfxfkmybr ying yjdsqgfhjkm yoda
yogibear yolanda yomama yong yorkshire yosemite yoshimitsu young yourmom yousuck youtube yoyoma ytngfhjkz
ytnhjufnm ytrhjvfyn ytyfdbcnm yuan yugioh yummy yvette yvonne yzerman zach zachary zack zalupa zander zang
zanzibar zaphod zappa zapper zaqwsx zaqwsxcde zaqwsxcderfv zaqxsw zaqxswcde zaratustra zaraza zarina zasada
zcfvfzkexifz zcxfcnkbdf zcxfcnkbdfz zebra zeng zenith zephyr zeppelin zero zerocool zerozero zeus zhai zhang
zhao zhei zheng zhjckfd zhong zhou zhuai zhuang zhui zhun zhuo zidane ziggy zigzag zildjian zimmerman zipper
zippo zippy zodiac zoloto zombie zong zoomzoom zorro zuan zvezda zxasqw zxcasd zxcasdqwe zxcqweasd zxcv
zxcvb zxcvbasdfg zxcvbn zxcvbnm zxcvbnmmnbvcxz zyjxrf zzzxxx zzzxxxccc
`
    .trim()
    .split(/\s+/),
)
