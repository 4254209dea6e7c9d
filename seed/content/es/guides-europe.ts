import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+ en Francia: VF, VOST, VM y la ventana de cada película',
    intro:
      'El Canal+ francés suma canales propios, plataformas asociadas y cine reciente. Con tres siglas y una fecha te orientas. Quien conoce el calendario llega a tiempo; quien no, descubre el viernes que la película se fue el jueves.',
    steps: [
      {
        title: 'Accede según tu contrato',
        text: 'Por descodificador, por internet o con una operadora: el usuario es el de tu abono y la web, la de tu país. El cliente de Orange, Free o SFR pasa por su espacio de Canal+ y no por el de la operadora. La cuenta enumera tus opciones, y lo demás sale con candado.',
      },
      {
        title: 'Deja el directo',
        text: 'Lo completo está en el replay y a la carta, por canal o por género. Por «Cinéma» llegas a lo reciente, que aparece unos seis meses después de las salas: ningún otro abono francés se adelanta tanto. Ordena por «Derniers jours».',
      },
      {
        title: 'Aprende las siglas',
        text: 'VF es doblaje francés; VOST, original con subtítulos; VM, las dos cosas a elegir. «SM» es texto para sordos y «AD», audiodescripción. Para un MKV, marca las dos voces y el texto; para la tableta, decídete por una. Dos horas en 1080p son 4 GB.',
      },
      {
        title: 'Sigue una Création Originale',
        text: 'Suelen emitirse dos capítulos por noche, a menudo en lunes. El martes completas la serie. Para abonados, la temporada entera suele abrirse la primera noche. Guárdala sin prisa al final de la cola: dura, y el cine no.',
      },
      {
        title: 'Comprueba los créditos',
        text: 'Acabada la línea, salta al final: deben correr enteros, en las dos lenguas si las tomaste. Después escribe el último día en el nombre de la carpeta, porque lo prestado con fecha se borra en esa fecha. Si solo te faltan subtítulos, pide la pista sin repetir la imagen.',
      },
    ],
    hints: [
      {
        title: 'El cine vuelve',
        text: 'La ley francesa fija ventanas: una película está, desaparece y a veces regresa. El último día consta en su ficha. La lees como «Disponible jusqu’au», bajo el resumen. La aplicación la recoge y puedes ordenar por ella.',
      },
      {
        title: 'Plataformas del paquete',
        text: 'Si el tuyo trae Netflix o Apple TV+, sus títulos se abren con ellas y con su propia cuenta. Cada una tiene su descargador en nuestra tienda, y la primera vez te pedirán crear una contraseña en su casa.',
      },
      {
        title: 'En abierto',
        text: 'Las tertulias sin codificar están unos días para todo el mundo, con una cuenta gratuita y sin contrato.',
      },
      {
        title: 'Cortos de madrugada',
        text: 'El programa que los reúne queda muy abajo. Con diez tienes una velada que casi nadie más ofrece.',
      },
    ],
    questions: [
      {
        question: '¿Qué ha sido de myCANAL?',
        answer:
          'Era el nombre anterior. Hoy la web y la aplicación se llaman CANAL+. Si tu marcador viejo te devuelve al principio, entra de nuevo por canalplus.com.',
      },
      {
        question: '¿Puedo verlo en mis vacaciones en España?',
        answer:
          'En una estancia temporal dentro de la Unión Europea, sí. Más allá no hay garantía. En Suiza o Polonia, Canal+ es otro contrato con otras películas.',
      },
      {
        question: 'Hoy la emiten y a la carta no está, ¿por qué?',
        answer: 'De algunas se compró solo la antena. La guía marca las demás con la palabra «replay».',
      },
      {
        question: '¿Influyen las pantallas del abono?',
        answer:
          'El navegador interno cuenta como una. Si el salón y un móvil ya miran, espera a que alguien acabe.',
      },
    ],
    meta_title: 'Guía: Canal+ en VF, VOST o VM',
    meta_description:
      'Usuario, replay, siglas de versión y ventanas del cine: cómo encontrar y ordenar para ti lo que incluye tu contrato de Canal+.',
  },
  tf1_plus_downloader: {
    title: 'TF1+: la semana entera de tu serie francesa',
    intro:
      'TF1+ sustituyó a MYTF1 en enero de 2024. Con registro, casi todo es gratis, pero no todo dura lo mismo. Con un rato el viernes, el lunes tienes cinco capítulos para el tren; si lo dejas dos semanas, ya faltan.',
    steps: [
      {
        title: 'Hazte una cuenta',
        text: 'Un correo y unos pocos datos. Sin ella apenas se abre nada. Sirven también los accesos de Google y Apple. Acepta o rechaza las cookies como en la web: cambia la publicidad, no el catálogo.',
      },
      {
        title: '«Replay», no «Extraits»',
        text: 'En la página de cada programa, una pestaña lleva las entregas y la otra los cortes. Un corte dura dos minutos; «Demain nous appartient», veinticuatro. Ante la duda, los minutos mandan.',
      },
      {
        title: 'Marca de lunes a viernes',
        text: 'Las series diarias van de cinco en cinco y dicen su número en el título. Con la tecla de mayúsculas y dos clics se marcan las cinco líneas. En 720p son 2 GB y pico. El resumen del día siguiente, que cierra cada entrega, forma parte del archivo y no se puede separar.',
      },
      {
        title: 'Cambia de voz si puedes',
        text: 'Lo extranjero se abre en francés. Si hay VO, la verás en el menú de audio. Las estadounidenses son las primeras en irse, a veces a los siete días. Ponlas por delante de la diaria.',
      },
      {
        title: 'Une las noches largas',
        text: 'Una gala viene como «Partie 1», «Partie 2» y hasta tres: márcalas juntas y di que sí a unirlas. La costura está donde iba la pausa; escucha ahí, que repitan media frase es normal. Al volver a casa el viernes, borra la semana vieja antes de copiar la nueva.',
      },
    ],
    hints: [
      {
        title: 'Con menos cortes',
        text: 'TF1+ Premium suprime buena parte de la publicidad y adelanta capítulos. Lo adelantado lleva «Avant-première» y pasará a ser gratis en uno o dos días.',
      },
      {
        title: 'Un buscador, varios canales',
        text: 'TMC, TFX, LCI y TF1 Séries Films comparten la misma caja de búsqueda. El cine de TFX y TMC apenas asoma en la portada: teclea el título o ve a la página del canal.',
      },
      {
        title: 'Texto para el oído',
        text: 'Las diarias y los informativos llevan subtítulos en francés, un profesor con mucha paciencia.',
      },
      {
        title: 'Series sin antena',
        text: 'Hay colecciones enteras que no pasan por ningún canal. No tienen fecha de emisión, solo de salida.',
      },
    ],
    questions: [
      {
        question: '¿Por qué se va tan pronto una película?',
        answer:
          'Su permiso para el replay es breve; los programas de producción propia duran más. La fecha está bajo el botón de reproducir y no admite discusión. Una película navideña aguanta tres semanas; una comedia estadounidense, unos días.',
      },
      {
        question: 'Estudio francés, ¿por dónde empiezo?',
        answer:
          'Por una serie diaria con subtítulos: frases cortas, las mismas voces y vocabulario de casa. Al principio lee el texto antes de escuchar; al cabo de diez capítulos, hazlo al revés.',
      },
      {
        question: '¿Se puede guardar el informativo de las ocho?',
        answer: 'Es un replay como otro, de vida corta. Sus reportajes sueltos duran más.',
      },
      {
        question: 'Me pide quitar un bloqueador, ¿dónde está?',
        answer:
          'En nuestra aplicación, no. Suele ser un filtro del router o de la oficina: prueba con otra conexión.',
      },
      {
        question: 'En festivo falta un capítulo, ¿se ha perdido?',
        answer: 'Las diarias descansan esos días. Si del 1841 pasan al 1842, no falta nada.',
      },
    ],
    meta_title: 'Guía: TF1+ y sus series diarias',
    meta_description:
      'Replay y no extractos, cinco capítulos por semana y la voz que prefieras: TF1+ para ti, antes de que retiren cada entrega.',
  },
  m6_plus_downloader: {
    title: 'M6+: galas de cocina, reportajes y dibujos de Gulli',
    intro:
      'El antiguo 6play se llama M6+ desde mayo de 2024. M6, W9, 6ter y Gulli responden al mismo buscador. Catorce noches de más de dos horas piden un plan desde la primera, sobre todo si te acuestas a las diez y no quieres saber quién gana.',
    steps: [
      {
        title: 'Escoge perfil',
        text: 'El de niños pone Gulli al frente y deja fuera lo demás. La cuenta vieja se conserva. Si no admite la contraseña, pídela de nuevo en M6+ y no en la dirección de antes.',
      },
      {
        title: 'Ve por canales',
        text: 'La página de cada uno ordena sus programas de la A a la Z. Dentro, un desplegable lleva a las temporadas. Lo de W9 no sale en la página de M6: cambia antes de darlo por perdido. Si lo que ves son momentos sueltos, has entrado por la ficha del programa: busca la pestaña de emisiones completas, ordenadas por número y día.',
      },
      {
        title: 'Descarta los «Bonus»',
        text: 'En «Épisodes» están las entregas; lo otro son momentos sueltos que duran poco. «La brigade cachée» va por separado y cuenta quién cae: si la sigues, en otra carpeta. Pasa a vista de lista, que las fotos delatan a los supervivientes.',
      },
      {
        title: 'Une las dos mitades',
        text: 'Una noche de «Top Chef» aparece a veces partida. Marca ambas. La segunda dice «partie 2» y lleva la misma fecha. Unidas hacen dos horas y veinte que el reproductor retoma donde pares.',
      },
      {
        title: '720p y una vez por semana',
        text: 'Una noche a tamaño completo son 4 GB y catorce pasan de cincuenta; en 720p, la mitad, y los gramos del rótulo se siguen leyendo. Las primeras pueden desaparecer antes de la final, de modo que guarda cada una al día siguiente y mira que el número continúe.',
      },
    ],
    hints: [
      {
        title: 'Las recetas',
        text: 'Se publican en la web del concurso; no las busques dentro del vídeo. Cópialas antes de batir las claras: el montaje se salta pasos.',
      },
      {
        title: 'M6+ max',
        text: 'Es la modalidad de pago: quita los anuncios iniciales y suma títulos. En la manera de guardar no influye; los botones son los mismos.',
      },
      {
        title: 'Programas de diario',
        text: 'Casas, tiendas, vecinos: se emiten durante meses. Filtra la descripción por ciudad o asunto en lugar de llevártelo todo.',
      },
      {
        title: 'Sketches al por mayor',
        text: '«Scènes de ménages» está por recopilaciones y por piezas. Cuarenta minutos en un archivo se manejan mejor que treinta migajas.',
      },
    ],
    questions: [
      {
        question: '¿Funciona fuera de Francia?',
        answer:
          'Pocas veces. Lo que produce el propio grupo se bloquea menos. El mensaje sale al reproducir. Con la modalidad de pago, una estancia corta en la Unión Europea está cubierta.',
      },
      {
        question: '¿Dónde está la edición del año pasado?',
        answer:
          'En el selector de temporadas. Si no aparece, ya la han quitado. A veces regresa como aperitivo de la nueva, sin garantía ninguna.',
      },
      {
        question: '¿Hay películas de M6?',
        answer: 'Pocas, porque no se compra su replay. Las que sí, llevan fecha desde el primer día.',
      },
      {
        question: '¿Y Gulli?',
        answer: 'Sus series están dentro. Diez episodios cortos en una tableta llegan de Lyon a Marsella.',
      },
      {
        question: 'Una noche no arranca, ¿qué pruebo?',
        answer:
          'Recarga la página y reprodúcela un momento, que la sesión vence a las horas. Si solo falla la primera parte, espera a la mañana: suelen corregirla.',
      },
    ],
    meta_title: 'Guía: M6+, el antiguo 6play',
    meta_description:
      'Perfil infantil, entregas sin extras y galas en dos mitades: cómo ponerte al día con M6, W9, 6ter y Gulli en privado.',
  },
  france_tv_downloader: {
    title: 'france.tv: que la fecha de retirada mande en la cola',
    intro:
      'La televisión pública francesa cuelga casi todo lo que emite. Lo que cambia de un programa a otro es cuánto dura. Un documental, un concierto y el magacín de tu región tienen vidas distintas y caben en la misma carpeta.',
    steps: [
      {
        title: 'Regístrate para reanudar',
        text: 'Mucho se ve sin cuenta; la gratuita recuerda por dónde ibas y abre preestrenos. Cada vez la pide más, sobre todo en ficción. Un correo y el año de nacimiento bastan, y no existe nivel de pago.',
      },
      {
        title: 'Encuentra «disponible jusqu’au»',
        text: 'Esa línea decide el orden. A una película de cine le queda con frecuencia una semana. Se esconde tras «Plus d’infos». Lo coproducido puede quedarse seis meses; un magacín de actualidad, siete días. Ordena por ahí.',
      },
      {
        title: 'Pon tu región',
        text: 'France 3 tiene ediciones locales y, sin ese ajuste, no das con el magacín. Reunión, Martinica o Tahití emiten en La 1ère y están en el mismo fondo: busca por el territorio. Sus películas de volcanes y arrecifes pasan inadvertidas en el continente, sin motivo.',
      },
      {
        title: 'Coge las pistas útiles',
        text: 'Hay subtítulos para sordos en casi todo, audiodescripción en mucha ficción y original en series de fuera. «VO» y «VM» van tras el título. La audiodescripción llena los silencios: déjala sin marcar si no la necesitas. Una hora en 720p con dos voces es un giga.',
      },
      {
        title: 'Ordena por temas',
        text: 'Un documental se busca por lo que cuenta, y no por el canal que lo dio. Una colección como «Infrarouge» tiene docenas de entregas con asunto y duración. Si una de 52 minutos te sale de cinco, era el avance.',
      },
    ],
    hints: [
      {
        title: 'Culturebox',
        text: 'Conciertos, danza y teatro permanecen meses y cruzan fronteras más a menudo. La ópera trae a menudo el texto pegado. Elige antes el mejor sonido que la mejor imagen: entre 4 y 6 GB por tres horas.',
      },
      {
        title: 'Okoo para los pequeños',
        text: 'Es el espacio infantil, sin anuncios. El de los jóvenes se llama Slash. Los episodios duran de cinco a trece minutos, y una serie entera se marca de un golpe.',
      },
      {
        title: 'Tesoros de región',
        text: 'France 3 filma un valle, una fábrica, un dialecto. Baja más allá de las noticias: la portada no los saca nunca.',
      },
      {
        title: 'Magacines por capítulos',
        text: 'Dos horas son cinco reportajes con sus minutos en la descripción. Cópiala al lado y volverás a dar con el farero.',
      },
      {
        title: 'Escenarios de verano',
        text: 'Aviñón, Aix, Orange: llegan en julio y no siempre pasan el invierno.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no se abre la etapa de hoy?',
        answer:
          'Los derechos deportivos acaban casi siempre en la frontera; en España la emite otra cadena. Los resúmenes de la noche se abren más que el directo.',
      },
      {
        question: 'Lo pagan los contribuyentes, ¿no es de todos?',
        answer:
          'No. Autores y productoras conservan sus derechos; cabe, si acaso, una copia privada lícita. Para clase existe Lumni, con sus propias reglas; la copia de casa se queda en casa.',
      },
      {
        question: '¿En qué se distingue de ARTE?',
        answer:
          'ARTE es francoalemana, tiene otra web y aquí va con la herramienta M3U8. Alguna película pasa por las dos, con meses de distancia.',
      },
      {
        question: 'La colección enseña tres números, ¿y los demás?',
        answer: 'Vencieron. Las reposiciones de verano rescatan muchos: mira en julio.',
      },
    ],
    meta_title: 'Guía: france.tv, fecha por fecha',
    meta_description:
      '«Disponible jusqu’au», región, subtítulos y audiodescripción: cómo organizar france.tv dentro de lo que te permiten tus derechos.',
  },
  joyn_downloader: {
    title: 'Joyn: espectáculos alemanes, en varias sentadas',
    intro:
      'Si aprendes alemán o vives entre Hamburgo y Viena, aquí tienes ProSieben y SAT.1. Sus galas son eternas; mejor a trozos. Empiezan a las ocho y cuarto y acaban a medianoche; guardadas, empiezan cuando llegas tú.',
    steps: [
      {
        title: 'Escoge el país',
        text: 'Alemania, Austria y Suiza tienen cada una su Joyn. Con la cuenta gratuita se abre la mayor parte. joyn.de, joyn.at y joyn.ch no comparten listas, y la austriaca suma cadenas de allí. Pon tu fecha de nacimiento al darte de alta, que luego hace falta.',
      },
      {
        title: 'Pulsa «Mediathek»',
        text: 'La vista «Live-TV» no te dará programas completos. Lo que aún se emite no está; aparece de madrugada o, los concursos en directo, por la mañana. Arriba se reparte en series, programas, cine, deporte y niños, y un signo más sobre la imagen indica lo de pago. Lo demás es libre.',
      },
      {
        title: 'Filtra por «Ganze Folgen»',
        text: 'Los cortes abundan, y así solo quedan las entregas íntegras. «Staffel» es temporada y «Folge», capítulo. Si los números se pelean, decide la fecha de emisión. El filtro elimina además los cien momentos estelares, que cuentan quién gana antes de que llegues tú al sofá.',
      },
      {
        title: 'Déjalo en un archivo',
        text: 'Tres horas seguidas no importan: el reproductor se acuerda de dónde paraste. Unas dos horas en 720p son 2 GB. Toma antes lo gratuito, que tiende a mudarse a PLUS+.',
      },
      {
        title: 'Compara con la noche',
        text: 'Un programa anunciado para cuatro horas que se queda en dos y diez está completo: el resto era publicidad. Salta al confeti del final, si te atreves, y mira que voz y labios vayan juntos. Con una sola tarea a la vez acaba antes que con tres.',
      },
    ],
    hints: [
      {
        title: 'Primero gratis, luego PLUS+',
        text: 'Hay programas que se abren unos días y después pasan a la modalidad de pago. Al revés, PLUS+ enseña series con una semana de ventaja, marcadas con un signo.',
      },
      {
        title: 'Alemán a toda velocidad',
        text: 'Las tertulias cuestan. Para hacer oído van mejor las de cocina. Las reglas de un concurso se repiten: al segundo programa entiendes al presentador sin esfuerzo.',
      },
      {
        title: 'Canales invitados',
        text: 'Hay documentales de otras casas que se hallan con el buscador. El plazo lo fija el invitado.',
      },
      {
        title: 'Humor de los noventa',
        text: 'Los viejos sketches de SAT.1 permanecen y pesan poco: veinte en 2 GB.',
      },
    ],
    questions: [
      {
        question: '¿Trae subtítulos?',
        answer:
          'En parte de los grandes programas y solo en alemán. Se avisa con UT. Guárdalo en SRT: releer un chiste perdido es media diversión. Las producciones propias son las que más llevan.',
      },
      {
        question: '¿Por qué me pide demostrar la edad?',
        answer:
          'La ley alemana reserva algunos títulos para la noche. Si te verificas una vez, se abren de día. Se hace con un documento, directamente con Joyn. Nuestra aplicación ni interviene ni sustituye esa comprobación. ',
      },
      {
        question: 'Mi serie americana solo tiene clips, ¿por qué?',
        answer: 'Falta el derecho a los capítulos. Estará en el servicio que compró la emisión por internet.',
      },
      {
        question: 'Pago PLUS+ con el móvil, ¿cuenta?',
        answer: 'Sí, en cuanto lo enlazas en la página de Joyn. Si sigue el candado, sal y vuelve a entrar.',
      },
      {
        question: '¿Puedo poner la final en el club de alemán?',
        answer: 'No. Lo privado son tu casa y unos amigos en el sofá.',
      },
    ],
    meta_title: 'Guía: Joyn, programas alemanes enteros',
    meta_description:
      'Mediathek, «Ganze Folgen» y PLUS+: cómo seguir por tramos los programas de Joyn, para practicar alemán o por gusto.',
  },
  rtl_plus_downloader: {
    title: 'RTL+ de Alemania: guiarse por el número y no por la fecha',
    intro:
      'Sus seriales se adelantan a la antena y sus realities llegan después. Solo el número del capítulo evita el lío. Una carpeta limpia impide ver el jueves antes del miércoles y enterarse en el desayuno de quién salió de la jungla.',
    steps: [
      {
        title: 'No salgas del vídeo',
        text: 'RTL+ ofrece además música, pódcast y revistas. Lo tuyo son series, cine y programas. Varias operadoras alemanas lo incluyen: actívalo primero con ellas y entra después en plus.rtl.de con el correo que pusiste.',
      },
      {
        title: 'Ordena por número',
        text: 'Un serial puede llevar días de ventaja sobre la tele, de modo que la fecha engaña. La página agrupa por meses, lo que se agradece con ocho mil entregas. Deja número y fecha en el nombre, por ese orden. En la jungla cada noche cuenta como un día: «Tag 5» sale en el título, y te conviene dejarlo.',
      },
      {
        title: 'Rastrea los especiales',
        text: 'Reencuentros y noches paralelas se esconden al final de la temporada o en otro título. «Das große Wiedersehen» llega una o dos semanas tras la final. Búscalo por el programa y ordena por lo nuevo.',
      },
      {
        title: 'Ponlos en fila',
        text: 'Arrastra, arranca y, si quieres, deja que lo acabado desaparezca de la lista. Veintidós minutos en 720p son 350 MB; una noche de reality, 1,5 GB. Añade el texto, señalado con «UT»: entre gritos es lo único que se sigue.',
      },
      {
        title: 'Vacía tras el fin de semana',
        text: 'Dieciséis noches de jungla llenan 24 GB. Pon la cola por la mañana, cuando la subida está completa, y borra el domingo lo visto. Deja el último archivo para que la cuenta prosiga. Recorre los números de arriba abajo: un hueco salta a la vista.',
      },
    ],
    hints: [
      {
        title: 'VOX y NITRO',
        text: 'Busca el programa mejor que el canal, porque a veces se muda dentro del grupo. La página antigua subsiste a veces, vacía. VOX sigue otro ritmo, con programas semanales que duran cerca de un mes: caben en la misma ronda del domingo.',
      },
      {
        title: 'Qué cambia con el plan',
        text: 'Anuncios, definición y pantallas a la vez. De ahí no pasa tampoco el archivo. Si la cola no se mueve, quizá dos personas de la casa ocupen ya los accesos.',
      },
      {
        title: 'Dos montajes',
        text: 'La repetición de la tarde puede ser más corta. Con la misma fecha, la larga es la que se estrenó.',
      },
      {
        title: 'Los años viejos',
        text: 'Están por centenares. Guarda por trama y no por año; los aficionados publican dónde empieza cada una.',
      },
    ],
    questions: [
      {
        question: 'La película se emitió anoche y no está, ¿por qué?',
        answer:
          'En cine y deporte, la cadena compra a menudo solo la antena. Cuando una película se puede recuperar, su último día consta desde el principio. ',
      },
      {
        question: '¿Puedo usarlo durante un viaje a España?',
        answer:
          'Si lo pagas en Alemania, sí, mientras la estancia sea temporal. El servicio húngaro del mismo nombre no tiene relación alguna.',
      },
      {
        question: 'El de mañana ya se ve, ¿lo guardo?',
        answer: 'Si tu plan lo reproduce, sí. Y calla el final: tus compañeros lo agradecerán.',
      },
      {
        question: 'Ayer era gratis y hoy lleva candado',
        answer: 'Las ventanas abiertas son cortas, por lo común hasta la emisión siguiente.',
      },
      {
        question: '¿Sirve la dirección de TVNOW?',
        answer: 'Lleva a RTL+, y las cuentas de entonces se conservaron.',
      },
    ],
    meta_title: 'Guía: RTL+ de Alemania, capítulo a capítulo',
    meta_description:
      'Números en lugar de fechas, especiales, VOX y NITRO: cómo ordenar para ti los seriales y realities del servicio alemán RTL+.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer: primero sus reglas, después sus series',
    intro:
      'iPlayer da mucho y pone condiciones: residir en el Reino Unido, pagar la licencia de televisión y atenerse a lo que la BBC dice de las descargas. Una serie de seis partes, un fin de semana lluvioso: se mira el plazo de cada una antes de abrir la primera.',
    steps: [
      {
        title: 'Contesta a la pregunta',
        text: 'La primera vez quiere saber si tienes licencia y un código postal británico. Di la verdad. La cuenta es gratuita, el canon del hogar no, y fuera del Reino Unido no arranca. Con la de un menor verás solo lo de su edad.',
      },
      {
        title: 'Prueba su aplicación',
        text: 'En el móvil descarga muchos programas. Los plazos que pone son la vara de medir para una copia privada. Para ordenador no existe, y por eso estos pasos, dentro de las mismas normas.',
      },
      {
        title: 'Ve a la página de la serie',
        text: 'En «Available for» lees el tiempo que queda; algunas están enteras, como en una caja. «Available for 11 months» da margen; «4 days left», no. Si las fechas difieren, la primera se irá antes que la última: tómalas juntas.',
      },
      {
        title: 'Elige la edición',
        text: 'La audiodescripción y la lengua de signos son a veces una pista y a veces otra ficha. Las marcan AD y SL y duran lo mismo, que es como se equivoca uno. Si hay bloqueo parental, el PIN se escribe una vez.',
      },
      {
        title: 'Llévate el texto',
        text: 'Casi todo está subtitulado en inglés. En SRT se puede releer y buscar una frase. La BBC da un color a cada voz; pide el formato con estilo si te importa. Seis horas en 720p son 5 o 6 GB. «Series» quiere decir temporada: escribe S02E03.',
      },
    ],
    hints: [
      {
        title: 'BBC Four',
        text: 'Esconde archivo y documental; se encuentra antes desde la página del canal. «From the Archive» reúne lo que estará años. Antes, lo que vence este mes.',
      },
      {
        title: 'Noticias de tu zona',
        text: 'El informativo regional cambia según el código postal que hayas puesto. Escocia y Gales añaden ficción en gaélico y galés, con texto en inglés.',
      },
      {
        title: 'Toda la caja de golpe',
        text: 'Si anuncian «boxset», está completa tras la primera noche, y la prensa cuenta el final semanas antes que BBC One.',
      },
      { title: 'Reserva para agosto', text: 'Lo de archivo déjalo al fondo de la cola: no se va a mover.' },
    ],
    questions: [
      {
        question: '¿Me vale la licencia de un amigo de Londres?',
        answer:
          'No. Ampara su domicilio, y el servicio es para quien está en el Reino Unido. Cada situación, residencia de estudiantes incluida, la explica TV Licensing.',
      },
      {
        question: '¿Y los programas de radio?',
        answer:
          'Están en BBC Sounds, que queda fuera de este producto. Muchos se ofrecen además como pódcast. En esas aplicaciones se escuchan sin caducidad.',
      },
      {
        question: '¿Puedo llevármela a España?',
        answer:
          'El servicio no funciona aquí. Lo guardado en casa es para verlo en privado mientras las reglas de la BBC y la ley lo permitan: léelas antes de hacer la maleta.',
      },
      {
        question: 'La película de Navidad ya no está, ¿volverá?',
        answer: 'Se compran por unas semanas. Regresan con el pase siguiente, casi siempre en fiestas.',
      },
      {
        question: '¿Y el deporte que sale en la lista?',
        answer: 'Los resúmenes, sí. Un partido entero dura un día y el directo no se guarda.',
      },
    ],
    meta_title: 'Guía: BBC iPlayer, reglas y series',
    meta_description:
      'Licencia de televisión, «Available for», audiodescripción y subtítulos en inglés: cómo usar iPlayer en el ordenador según sus reglas.',
  },
  itvx_downloader: {
    title: 'ITVX: recuperar la semana sin enterarte del final',
    intro:
      'Hay programas que ocupan seis noches. Si sigues siempre el mismo orden, ni repites ni te destripan nada. Un vuelo de Gatwick a Tenerife son seis capítulos de la diaria o una miniserie completa.',
    steps: [
      {
        title: 'Date de alta',
        text: 'Nombre, fecha de nacimiento y código postal británico. Premium puede esperar. La parte gratuita basta casi siempre. En gran parte de Escocia lo mismo se ve en STV Player, con otro acceso. En el navegador interno llegas a la misma portada, con «Categories» arriba y un buscador que perdona las faltas de ortografía.',
      },
      {
        title: 'Dale la vuelta a la lista',
        text: 'ITVX enseña primero lo más nuevo. Inviértela antes de marcar. Para quien sigue, cómodo; para quien se retrasa, fatal. Luego marca por tramos de fechas sin mirar las fotos. Los capítulos de hora especial figuran como una línea con el doble de minutos. Lo que ya tienes sale señalado, así que después de dos semanas fuera no hay que acordarse de nada.',
      },
      {
        title: 'Identifica Premium',
        text: 'Una señal en la imagen distingue lo de pago, con mucha serie británica de hace años. Bajo «Full Series» está lo completo. Mira si «Premium» aparece en la segunda parte, y míralo antes del aeropuerto.',
      },
      {
        title: 'Que conste el día',
        text: 'En un programa diario, la fecha es el único número que hay. Las entregas están un mes. Una semana de «Coronation Street» son 2 GB en 720p, subtítulos en inglés incluidos.',
      },
      {
        title: 'Copia y embarca',
        text: 'Abre cada archivo en modo avión, carga la tableta y baja el brillo. Con el motor de fondo, los subtítulos son la banda sonora: en fichero para el portátil, incrustados para el reproductor sencillo de la tableta. Si quedan tres horas, lleva una sola serie en 480p, menos de un giga.',
      },
    ],
    hints: [
      {
        title: 'Lejos de la portada',
        text: 'En ella se lee quién ha sido expulsado. Usa el buscador. Tres letras en la lupa y se abre la ficha sin sustos. El consejo vale también para las redes sociales y los grupos de la familia.',
      },
      {
        title: 'Antes que en antena',
        text: 'Las policiacas nuevas suelen colgarse completas el día del estreno. La prensa hablará de ellas seis semanas más: a ti te toca callar.',
      },
      {
        title: 'Veinte años de inspectores',
        text: 'Sus casos son películas de noventa minutos. Uno a la ida y otro a la vuelta.',
      },
      {
        title: 'Noches de jungla',
        text: 'Llevan un programa de comentario que es otra serie. Marca las dos por fecha.',
      },
      {
        title: 'Carpeta infantil',
        text: 'ITVX Kids tiene dibujos de once minutos: en otro aparato, y paz en la ventanilla.',
      },
    ],
    questions: [
      {
        question: '¿Qué pasó con ITV Hub?',
        answer:
          'Lo relevó ITVX a finales de 2022 y las cuentas se mantuvieron. Si te rechaza la contraseña vieja, el correo para cambiarla llega en dos minutos.',
      },
      {
        question: '¿Se puede seguir con subtítulos?',
        answer:
          'Casi siempre, pero en inglés y nada más. En el cine americano faltan con frecuencia. Los concursos los llevan casi siempre, aunque ellos mismos se retiran a las pocas semanas.',
      },
      {
        question: '¿Por qué una película estadounidense no se marca?',
        answer: 'Porque en un ordenador ITVX no la reproduce, o solo en directo.',
      },
      {
        question: '¿BritBox es lo mismo que Premium?',
        answer: 'En el Reino Unido su fondo pasó a Premium. Fuera es un servicio independiente.',
      },
    ],
    meta_title: 'Guía: ITVX sin que te cuenten el final',
    meta_description:
      'Lista invertida, señal de Premium y la fecha en el nombre: cómo ponerte al día con ITVX en el Reino Unido, en orden y en privado.',
  },
  channel_4_downloader: {
    title: 'Channel 4: humor seco, reportajes y Walter Presents',
    intro:
      'Es pública y vive de los anuncios, y guarda programas desde hace décadas. Lo difícil es encontrar la puerta. Aquí conviene pasear, y apuntar lo que se encuentra.',
    steps: [
      {
        title: 'Abre una cuenta',
        text: 'No cuesta nada. Un nivel de pago rebaja la publicidad. Pide un código postal británico, y solo arranca allí. Channel 4+ quita casi toda la publicidad, no toda.',
      },
      {
        title: 'Entra por «Categories»',
        text: 'Comedy, Documentaries y World Drama están más cuidadas que el índice alfabético. Cada sección acaba en un enlace a la lista completa, mucho más larga que la fila. La comedia antigua se queda años. «Comedy» guarda cosas de los noventa que ya no emite ningún canal, perfectas para llenar los últimos gigas del disco.',
      },
      {
        title: 'Visita Walter Presents',
        text: 'Reúne series europeas, españolas incluidas, en su lengua y con texto inglés. Llegan enteras y casi siempre en viernes. El título inglés no es el suyo; apunta el de los créditos.',
      },
      {
        title: 'Ojo con los subtítulos',
        text: 'En esas series van grabados en la imagen: no hay pista que añadir ni que quitar. En los títulos recientes, el menú te dice si existe una. Las versiones con lengua de signos son otra entrada, con una fecha que despista. Reproduce una frase y mira el pie de la imagen: las palabras que ves ahí estarán también en tu archivo, y las que salen en el menú podrás apagarlas.',
      },
      {
        title: 'Primero el cine, luego lo extranjero',
        text: 'Delante lo que tiene seis días; después, la serie de una vez. Ocho partes de cincuenta minutos son 6 GB en 720p. Al acabar, ordena por país: una estantería que empieza en Bélgica tiene su gracia. Oye una frase de cada carpeta para saber si el texto va pegado.',
      },
    ],
    hints: [
      {
        title: 'Temporadas cortas',
        text: 'Seis capítulos de veinticinco minutos apenas ocupan sitio. Pon «S03» por «Series 3» y no confundirás serie con temporada.',
      },
      {
        title: 'Film4',
        text: 'Su cine suele ser lo que menos tiempo está. «6 days left» no es una manera de hablar. Una película británica independiente regresa en unos meses; un thriller coreano quizá pase una sola vez.',
      },
      {
        title: 'Títulos de verdad',
        text: 'Walter bautiza en inglés casi todo. El nativo te servirá para leer críticas.',
      },
      {
        title: 'Concursos de la semana',
        text: 'La carpa de los pasteles está esa misma noche y dura la temporada. Antes que la prensa, mejor.',
      },
      {
        title: 'Reportajes retirados',
        text: 'Un juicio los hace desaparecer unos meses. El hueco rara vez es un error.',
      },
    ],
    questions: [
      {
        question: '¿Exige la licencia de televisión?',
        answer:
          'Para el directo, sí; a la carta, no. En ambos casos tienes que estar en el Reino Unido. La distinción es de la ley británica, y Channel 4 la explica en su ayuda.',
      },
      {
        question: '¿Dónde están los primeros «Bake Off»?',
        answer:
          'Son de la época de la BBC. Channel 4 lo emite desde 2017. El nombre All 4 cayó en 2023; la cuenta vale igual.',
      },
      {
        question: '¿Vendrá la segunda temporada de mi serie danesa?',
        answer: 'Las compran de una en una. Su boletín lo anuncia antes que nadie.',
      },
      {
        question: '¿Presto una película a mi club de lectura?',
        answer: 'No, recomiéndala con su último día: el servicio es gratis para cada cual.',
      },
      {
        question: '¿Entran E4 y More4?',
        answer: 'Lo suyo está en el mismo fondo, siempre que sea a la carta.',
      },
    ],
    meta_title: 'Guía: Channel 4 y Walter Presents',
    meta_description:
      'Categories, series europeas con texto grabado y temporadas de seis capítulos: así se ordena en privado lo de Channel 4.',
  },
  raiplay_downloader: {
    title: 'RaiPlay: aprender italiano entre la ficción y las Teche',
    intro:
      'A lo emitido hoy, RaiPlay le suma un archivo muy hondo. Quien habla español y quiere italiano tiene aquí trabajo para años. Bajo la ficción de anoche hay setenta años de televisión, y se baja por capas.',
    steps: [
      {
        title: 'Regístrate',
        text: 'Es gratis. Fuera de Italia se cierran el cine y el deporte, y bastante menos lo producido por la Rai. Un correo es suficiente. Sin cuenta se ve algo, pero ni se guarda la lista ni recuerda por dónde ibas. Las tres rayas de la esquina abren «Fiction», «Film», «Documentari» y «Teche Rai»; toda la web está en italiano, lo que ya es una primera lección.',
      },
      {
        title: '¿Fiction o Programmi?',
        text: 'La ficción está en «Fiction» y «Serie TV»; los espacios de plató, en «Programmi». En antena van dos capítulos por noche; la web los da como dos líneas o como una de cien minutos. Mira la duración. Lo de la casa se agrupa por «Stagione»; una médica de Turín y un comisario siciliano llenan cada uno media docena.',
      },
      {
        title: 'Pasea por las Teche',
        text: 'El archivo se recorre por décadas y por personas. La definición es la que había entonces. No pidas el tamaño grande para un número de 1965: solo ganarías bytes. Empieza por una sola velada con Mina: cuarenta y cinco minutos de 1967 llevan otro paso, y así sabes si quieres más.',
      },
      {
        title: 'Enciende el texto',
        text: 'Casi toda la ficción lleva subtítulos en italiano para sordos, que son oro para estudiar. El napolitano aparece a veces en italiano corriente. En SRT puedes buscar una expresión.',
      },
      {
        title: 'Una investigación, un archivo',
        text: 'Cada caso de Montalbano dura lo que una película. Cerca de dos horas, 2 GB en 720p. Pon el año delante para no mezclar la serie con la de su juventud.',
      },
    ],
    hints: [
      {
        title: 'Sanremo por canciones',
        text: 'Están las cinco noches completas y también cada tema. Para escuchar, lo segundo. Decide una de las dos formas o lo tendrás repetido. La final sola pasa de cinco horas.',
      },
      {
        title: 'RaiPlay Sound',
        text: 'Radio y pódcast tienen casa aparte. El concierto de anoche puede estar en una y no en la otra. Es otra aplicación de la Rai y otro producto, si lo hubiera; el nuestro se queda en el vídeo.',
      },
      {
        title: 'Rai Cultura y Rai Storia',
        text: 'Dante, Olivetti, la riada de Florencia: lecciones cortas y sin caducidad para hacer oído.',
      },
      {
        title: 'Doblado por honor',
        text: 'Lo extranjero lo está todo. Donde ponga «lingua originale», cabe como segunda pista en un MKV.',
      },
    ],
    questions: [
      {
        question: '¿Anuncia cuándo se retira algo?',
        answer:
          'Solo en parte. El archivo permanece; lo comprado fuera se acaba yendo. Lo escrito como «Disponibile fino al» va delante en la cola. Su archivo espera desde 1954 y puede esperar otra noche.',
      },
      {
        question: '¿Hay subtítulos en español?',
        answer:
          'Salvo alguna excepción, no. Quien sabe español entiende pronto el italiano con su propio texto delante.',
      },
      {
        question: 'Solo sé quién lo presentaba, ¿cómo lo busco?',
        answer:
          'Escribe el apellido y filtra por «Programmi». De una noche, un enlace lleva al ciclo entero.',
      },
      {
        question: '¿Uso una entrevista en un trabajo?',
        answer: 'Citar una frase con su fuente es corriente; mostrar la imagen exige permiso de la Rai.',
      },
      {
        question: 'De un serial viejo hay solo la 2 y la 5',
        answer: 'Las cintas eran caras y se reutilizaban. Lo que falta aquí falta en Roma.',
      },
    ],
    meta_title: 'Guía: RaiPlay, ficción y archivo',
    meta_description:
      'Fiction, Programmi, Teche y subtítulos en italiano: cómo sacarle partido a RaiPlay en el ordenador, en privado y para aprender.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity de Italia: la pestaña que lo cambia todo',
    intro:
      'Por cada programa de Canale 5 salen decenas de cortes. Una sola pestaña lleva a las entregas completas. Ellos cortan, tú coses, y con la lista buena delante son diez minutos.',
    steps: [
      {
        title: 'Inicia sesión gratis',
        text: 'Canale 5, Italia 1 y Rete 4 se abren con registro. Infinity+ es lo que se paga. Sirve el acceso con una red social. Si lo pagas como canal de Amazon, te hace falta el producto de Prime Video.',
      },
      {
        title: 'Pulsa «Puntate intere»',
        text: 'En «Clip» y en «Extra» no hay más que pedazos. Está tras cinco o seis filas; en un diario, se ordena por meses. El filtro de la aplicación deja doce de doscientas líneas. Momentos, lágrimas y peleas llenan lo de arriba, repetidos de red social en red social: sáltatelos.',
      },
      {
        title: 'Reúne las partes',
        text: 'Una gala se divide a veces en dos o tres, numeradas en el título. La aplicación ofrece unirlas. Reproduce diez segundos alrededor de la costura. Tres horas en 720p son 3 GB. Una frase repetida en la juntura es normal; una que falta indica que tomaste dos veces la misma mitad.',
      },
      {
        title: 'El día, lo primero',
        text: 'Los espacios diarios se llaman todos igual; los distingue la fecha. «2025-11-06 – Uomini e donne» se archiva sin pensar.',
      },
      {
        title: 'Carpeta por programa',
        text: 'Canal, nombre y fecha aguantan años. Las galas se suben por la mañana, conque pon la cola después del café y mira por la tarde la última parte: si el plató da las buenas noches, está todo. Las tiras de diez minutos, mejor unidas por semanas.',
      },
    ],
    hints: [
      {
        title: 'Telenovelas turcas',
        text: 'Italia las trocea: de un episodio original salen dos o tres. La cuenta no coincide con la española. Numera como Mediaset y olvídate de Estambul. «Episodio 61, parte 2» es allí otro punto de la historia que el 61 de otros países.',
      },
      {
        title: 'Grande Fratello',
        text: 'La señal continua no se guarda; las galas, mientras sigan publicadas. La edición anterior suele seguir hasta que arranca la siguiente.',
      },
      {
        title: 'El verano va a otra hora',
        text: 'Desde junio cambian de horario o doblan minutos. La fecha sigue siendo fiable.',
      },
      {
        title: 'Tres formas de reality',
        text: 'Gala, tira diaria y cámara continua. La tira de la víspera resume la semana en media hora.',
      },
      {
        title: '«Prima TV»',
        text: 'Es el estreno en Italia. Sin esas palabras puede ser una reposición con fecha nueva.',
      },
    ],
    questions: [
      {
        question: '¿Es la misma que en España?',
        answer:
          'Comparte nombre y grupo con la española, pero ni cuenta ni catálogo. Aquí se trata la italiana. La de España tiene otra web; un mismo correo puede existir en las dos sin que se comuniquen. Guarda cada una por su lado si usas las dos.',
      },
      {
        question: '¿Por qué esta película pide Infinity+?',
        answer:
          'El cine suele ir en la parte de pago, aunque se haya visto en abierto. Suele ir con voz original además de la italiana: las dos en un MKV.',
      },
      {
        question: 'Empieza con cinco minutos que ya vi',
        answer:
          'Es el resumen, que en Italia estiran. Se salta, pero cortarlo se llevaría la escena siguiente.',
      },
      {
        question: '¿Hay subtítulos?',
        answer: 'En parte de la ficción y del cine, en italiano. Las tertulias no llevan.',
      },
      {
        question: 'Contraté en el televisor, ¿funciona?',
        answer: 'Sí, cuando lo enlaces a un correo con el que se abra la web.',
      },
    ],
    meta_title: 'Guía: Mediaset Infinity, puntate intere',
    meta_description:
      '«Puntate intere», partes reunidas y la fecha delante: cómo guardar para ti programas y series de la Mediaset Infinity italiana.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+: originales, VOSE y siete días de margen',
    intro:
      'Ya no hace falta ser cliente de fibra para tenerlo. Sus series, de pocos capítulos, son agradecidas de ordenar. Un policiaco francés y una serie de la casa sirven aquí de ejemplo: dos voces en uno, texto para sordos en la otra.',
    steps: [
      {
        title: 'Usa el acceso que te toca',
        text: 'Quien tiene línea entra con los datos de Movistar; quien lo contrató suelto, con el correo del alta. Si ves un error de usuario, lo probable es que hayas entrado por la puerta de los otros. El perfil infantil esconde los originales para adultos.',
      },
      {
        title: 'Abre «Originales»',
        text: 'Lo de la casa se queda más tiempo que lo comprado. La fila indica el año. Las terminadas se marcan enteras; las nuevas suelen salir de dos en dos.',
      },
      {
        title: 'Decide entre doblaje y VOSE',
        text: 'En lo extranjero puedes llevarte las dos voces en un MKV. En lo español, mira si hay subtítulos para sordos. «Dual» anuncia las dos pistas. El catalán, el gallego y el euskera aparecen como ca, gl y eu. En la tableta, MP4 con la voz que prefieras.',
      },
      {
        title: 'Marca la temporada',
        text: 'Con seis capítulos de cincuenta minutos basta una memoria pequeña. En 720p son unos 5 GB. Para una película suelta calcula de 2 a 4, según el tamaño que la web te dé.',
      },
      {
        title: 'Compara las dos voces',
        text: 'Escucha la misma frase en cada pista. Si una se adelanta a los labios, vuelve a tomarla del catálogo y no de los siete días, donde está tal como se emitió. En el MKV, una tecla te lleva de París a Madrid; pruébala antes de cerrar la tapa.',
      },
    ],
    hints: [
      {
        title: '«Últimos 7 días»',
        text: 'Las entrevistas y los magacines de los canales están una semana. Apártalos el mismo fin de semana. El programa de la noche está por la mañana. A la misma hora de la semana siguiente, la línea se borra.',
      },
      {
        title: 'La jornada',
        text: 'Los partidos completos faltan a menudo a la carta; los programas que los comentan, bastante menos. Cuando hay alguno entero, el nombre del archivo lleva los equipos y no el resultado.',
      },
      {
        title: 'Dos imágenes de un canal',
        text: 'Una película puede figurar en HD y para pantallas grandes. El ordenador suele abrir la primera.',
      },
      {
        title: 'Ciclos completos',
        text: 'Un director, una década: tienen su página, y todas se van la misma noche.',
      },
      {
        title: 'Música y deporte contados',
        text: 'Los documentales de la casa duran años. En una cola por fechas cierran siempre.',
      },
    ],
    questions: [
      {
        question: '¿Encontraré catalán, gallego o euskera?',
        answer:
          'En algunas producciones. Lo confirma el menú de idiomas de cada ficha. Las series rodadas en Galicia o Cataluña llevan a menudo su voz y la doblada.',
      },
      {
        question: 'Me voy un mes a Lisboa, ¿sigue funcionando?',
        answer:
          'Sí: un servicio de pago te acompaña en una estancia temporal dentro de la Unión Europea. Lo guardado en casa no necesita conexión allí.',
      },
      {
        question: 'Pone «Disfruta en el descodificador», ¿qué quiere decir?',
        answer: 'Que ese título va solo por el aparato. Es cosa del contrato.',
      },
      {
        question: '¿Cuentan mis grabaciones en la nube?',
        answer:
          'No, están en Movistar con su propio plazo. Este producto lee el catálogo y los días pasados.',
      },
      {
        question: '¿Y Netflix o DAZN, que van en mi paquete?',
        answer: 'Se abren en su casa, y cada uno necesita su descargador si lo tiene.',
      },
    ],
    meta_title: 'Guía: Movistar Plus+, originales y VOSE',
    meta_description:
      '«Originales», doblaje o VOSE, últimos siete días y la temporada de una vez: Movistar Plus+ en tu ordenador y para ti.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV: comprado, alquilado o gratis con anuncios',
    intro:
      'Tres clases de películas en una misma portada, y cada una con sus derechos. El orden empieza en tu biblioteca. Confundir un alquiler con una compra cuesta media película; confundir una compra con lo gratuito, dinero.',
    steps: [
      {
        title: 'Abre «Mi biblioteca»',
        text: 'Compras y alquileres salen en filas distintas; a los segundos se les ve el reloj. Funciona en unos cuarenta países europeos. Lo vencido desaparece de la fila, y eso te dice lo que aún es tuyo.',
      },
      {
        title: 'Lee las condiciones de compra',
        text: 'La página del título dice si cuenta con descarga en tus dispositivos. Si es así, empieza por ahí. Un alquiler suele dar treinta días para empezar y cuarenta y ocho horas para terminar. Reproducir «solo por ver» pone el reloj en marcha.',
      },
      {
        title: 'Fija el idioma antes',
        text: 'Hay películas que se sirven lengua por lengua, y una vez en marcha queda una sola pista. En la ventana, la bandera es la voz y la línea de debajo, el texto. Hay menos subtítulos que en las plataformas por cuota: míralo antes de pagar.',
      },
      {
        title: 'Tres carpetas',
        text: 'Con «Mías», «Alquiladas» y «Gratis» no dudarás de qué hay que borrar. En la segunda, la hora de vencimiento va en el nombre. Una película en HD son 3 o 4 GB.',
      },
      {
        title: 'Mira dos puntos',
        text: 'Cuando acabe, ábrela al principio y a los tres cuartos. Si es de alquiler, bórrala al dar la hora, como quien devuelve un disco. Si pagaste UHD, comprueba qué imagen recibe de verdad tu ordenador antes de reservarle sitio.',
      },
    ],
    hints: [
      {
        title: 'Lo gratuito rota',
        text: 'Cambia de mes en mes y no es lo mismo en España que en Italia. Los canales del mismo menú son directos y no llevan a nada que se pueda elegir.',
      },
      {
        title: 'Menos definición que en la tele',
        text: 'El navegador suele quedarse por debajo del televisor, y el archivo sigue al navegador. HD y UHD se venden por separado y solo tendrás la que pagaste.',
      },
      {
        title: 'Gratis no es para siempre',
        text: 'La sección se renueva cada mes: en marzo puede costar y en mayo volver a ser gratis.',
      },
      {
        title: 'Producción de la casa',
        text: 'Sus retratos de futbolistas se ven gratis en muchos países, con más subtítulos que lo comprado.',
      },
      {
        title: 'Ensaya sin reloj',
        text: 'Antes de alquilar para un viaje, guarda una gratuita de cabo a rabo y conocerás línea, disco y reproductor.',
      },
    ],
    questions: [
      {
        question: 'Compré una película y la han retirado, ¿qué pasa?',
        answer:
          'Lo prevén las condiciones que aceptaste. Guarda el recibo y consúltalas. Lo habitual es que ya no se venda y siga en tu biblioteca. Si tampoco está ahí, pregunta a Rakuten.',
      },
      {
        question: '¿Puedo comprar en la tienda de otro país?',
        answer:
          'No: la cuenta se queda en el país donde la abriste. El Rakuten TV japonés es otra empresa en la práctica: ni cuenta ni fondo en común.',
      },
      {
        question: 'Se abre en inglés y la guardé doblada',
        answer:
          'La primera pista es la que suena. Sube tu lengua en la lista antes de guardar o cambia con una tecla.',
      },
      {
        question: '¿Sirven los puntos?',
        answer: 'En algunos países pagan una película. Para la aplicación es la misma.',
      },
      {
        question: '¿Puedo conservar lo que compré?',
        answer:
          'Compras verlo en Rakuten TV. Que quepa una copia tuya depende de sus condiciones y de la ley.',
      },
    ],
    meta_title: 'Guía: Rakuten TV, compras y alquileres',
    meta_description:
      '«Mi biblioteca», condiciones del título, idioma y tres carpetas: el cine de Rakuten TV ordenado según lo que pagaste.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: un estudio por carpeta, la voz que quieras',
    intro:
      'Está en España, en Portugal y en una veintena más de mercados europeos, y trata con esmero las lenguas pequeñas. Ten presente una cosa: hoy no está a la venta, y la guía es para quien conserva una licencia y no quiere perder la tarde. Con estos pasos notarás pronto si deja de funcionar.',
    steps: [
      {
        title: 'Comprueba tu país',
        text: 'La cuenta va ligada a él: península ibérica, Países Bajos, países nórdicos o el centro y el este de Europa. Instala antes la última versión, porque las viejas no abren ya la página de acceso; los ajustes y la cola se conservan. Una hoja en blanco tras la contraseña indica que el servicio ha cambiado.',
      },
      {
        title: 'Pon la interfaz a tu gusto',
        text: 'De ella dependen títulos y sinopsis. El texto en pantalla se ajusta después. Los nombres de archivo la siguen, cosa que importa si compartís disco.',
      },
      {
        title: 'Recorre los estudios',
        text: 'Paramount, Universal, Nickelodeon y Sky ocupan cada uno su página. Toma una comedia de media hora y mándala sola a la cola. Si se ve pero no se guarda, para ahí: llenar la lista en balde no enseña nada.',
      },
      {
        title: 'Elige la voz',
        text: 'En España hay doblaje para casi todo. El original, con texto en inglés, conviene a quien lo estudia. El texto va por códigos, por ejemplo sv, pl o ro. Una hora en 720p es un giga; mira que ğ, ő y ł salgan enteros.',
      },
      {
        title: 'Cuéntanos qué ves',
        text: 'Título, país, sistema y el registro, por el formulario de contacto. El registro no lleva contenido ni contraseñas. Con eso decidimos si puede volver, y el soporte te dice sin rodeos qué esperar. Si funciona, guarda de uno en uno y abre cada archivo antes del siguiente.',
      },
    ],
    hints: [
      {
        title: 'Si ya tenías licencia',
        text: 'Este descargador no siempre está a la venta. En su página se lee el estado actual y qué alternativas hay. La tuya sigue en la cuenta y, si es de por vida, rebaja una suite como cualquier otra.',
      },
      {
        title: 'Calendario americano',
        text: 'Las series semanales suelen aparecer al día siguiente de su estreno en Estados Unidos. Parte de esos títulos están en otros servicios según el país, y quizá tengas ya su producto.',
      },
      {
        title: 'Nada se borra',
        text: 'Lo guardado se abre en cualquier reproductor. Las condiciones de tu abono siguen rigiendo.',
      },
      {
        title: 'Descargas propias',
        text: 'En móvil y tableta las ofrece según el plan: para un viaje, hoy es lo seguro.',
      },
    ],
    questions: [
      {
        question: '¿Qué subtítulo escojo para aprender?',
        answer:
          'El de la lengua que se oye. Uno traducido siempre resume. Con dos SRT pasas de una lengua a otra en el ordenador.',
      },
      {
        question: '¿Cambia el catálogo de un plan a otro?',
        answer:
          'Muy poco. Cambian los anuncios, la definición y las pantallas a la vez. La página de tu país tiene la tabla al día.',
      },
      {
        question: '¿Por qué se retiró?',
        answer:
          'Porque no vendemos lo que no podemos mantener. Algo que va unos días sí y otros no, no es un producto.',
      },
      {
        question: 'Mi plan se renueva, ¿me cobraréis?',
        answer:
          'En la cuenta consta el próximo cobro, y puedes cancelarlo cuando quieras. Si crees que uno fue un error, escríbenos.',
      },
      {
        question: '¿Lo abre la suite?',
        answer: 'No más que el producto individual. Tómala por los otros servicios.',
      },
    ],
    meta_title: 'Guía: SkyShowtime por estudios y voces',
    meta_description:
      'País, interfaz, páginas de estudio, doblaje u original: cómo ordenar SkyShowtime en privado, para quien tiene una licencia.',
  },
  now_tv_downloader: {
    title: 'NOW: un pase detrás de otro',
    intro:
      'NOW vende por meses las series, el cine y el deporte, cada cosa por su lado. Con un plan, casi nunca hacen falta dos pases a la vez. Nuestro producto no se vende ahora mismo; estas líneas son para quien ya lo tiene y se pregunta, una tarde de lluvia, si le sirve.',
    steps: [
      {
        title: 'Mira tus pases',
        text: 'La cuenta enseña cuáles están activos y cuándo se renuevan. Cancela a tiempo el que no uses. En «My Account» está en letra pequeña cuándo una prueba se convierte en cuota. Un pase en pausa no abre nada.',
      },
      {
        title: 'Casa título y pase',
        text: 'A Entertainment corresponden las series y a Cinema las películas. El candado indica que te falta uno. Si en tu navegador arranca, se puede elegir; si te ofrece comprar, no. Lo infantil va en su propio apartado, que también cuenta como Entertainment.',
      },
      {
        title: 'Atiende a las bajas',
        text: 'Sky avisa a menudo de cuánto queda. Empieza por lo más corto. «Leaving soon» junta lo urgente. Las de HBO cambian de casa con los contratos: mira también HBO Max.',
      },
      {
        title: 'Trabaja de madrugada',
        text: 'El número de reproducciones a la vez es limitado, y a esas horas no estorbas a nadie. Prueba antes con media hora de comedia, 500 MB en 720p. Si la barra no avanza, anula la línea.',
      },
      {
        title: 'Decide',
        text: 'Si falla, déjala en paz: una licencia quieta no cuesta nada. Si va, úsala para lo que ibas a ver este mes y no renueves un pase solo por ella. Apunta el resultado con la fecha, porque cine y series van por caminos distintos y el mes que viene puede ser otro.',
      },
    ],
    hints: [
      {
        title: 'El extra Boost',
        text: 'De él dependen la alta definición y el sonido envolvente. Si no lo tienes, el archivo será más sencillo. Añade una pantalla y quita anuncios; no decide si un título se puede guardar.',
      },
      {
        title: '¿A la venta o no?',
        text: 'Lo aclara la página del producto. Una licencia comprada sigue sirviendo. El registro de cambios dice si se menciona NOW. Si no, espera poco.',
      },
      {
        title: 'Lo que NOW permite',
        text: 'Su aplicación móvil ha tenido descargas para ciertos pases. La ayuda dice cuáles.',
      },
      {
        title: 'Otras británicas',
        text: 'iPlayer, ITVX y Channel 4 tienen producto a la venta y prueba gratuita.',
      },
      {
        title: 'Hacia la suite',
        text: 'Una licencia de por vida de NOW rebaja la suite de vídeo del mismo sistema. Su página enseña la cifra cuando inicias sesión.',
      },
    ],
    questions: [
      {
        question: '¿Sirve esto para el NOW italiano?',
        answer:
          'El sistema se parece, aunque cambian los pases y el fondo. Entra en la web de tu país. Lo que se llamó NOW en Italia o WOW en Alemania es otro contrato.',
      },
      {
        question: 'Se me acaba el mes de cine, ¿y ahora?',
        answer:
          'Con el pase se acaba tu derecho. Borra los archivos que dependían de él. Pon el vencimiento en el nombre de la carpeta y no se te pasará.',
      },
      {
        question: '¿Volverá a venderse?',
        answer: 'No podemos prometerlo. Ese día, su página mostrará planes.',
      },
      {
        question: '¿Ayuda otro ordenador?',
        answer:
          'Pocas veces. Si a dos personas les va distinto, suele ser por el pase o por una versión vieja.',
      },
      {
        question: '¿Qué cuento al soporte?',
        answer:
          'Pase, título, sistema, versión y la frase de la pantalla, palabra por palabra, con el registro.',
      },
    ],
    meta_title: 'Guía: NOW, elegir bien los pases',
    meta_description:
      'Pases, candados, bajas y Boost: cómo usar NOW con método en el Reino Unido e Irlanda, dentro de lo que has contratado.',
  },
  videoland_downloader: {
    title: 'Videoland: neerlandés de serie en un ordenador con Windows',
    intro:
      'Videoland junta sus originales con lo de RTL Nederland. El producto se vende para Windows y de eso parte la guía. De Groninga a Maastricht son cuatro horas con un transbordo: cuatro capítulos y un café en Utrecht.',
    steps: [
      {
        title: 'Consulta tu modalidad',
        text: 'Marca si hay anuncios y en cuántas pantallas ves. La cuenta dice cuál es. La barata lleva anuncios y una pantalla. El perfil infantil acaba en los dibujos; para un thriller hace falta otro. Cada miembro de la familia tiene el suyo; usa el tuyo para que nadie te mueva el punto donde paraste.',
      },
      {
        title: '«Originals» o «Gemist»',
        text: 'En un lado, lo propio; en el otro, lo que dio la tele, con canal y día. Lo emitido se ordena por cadena y día durante unas semanas. «Extra’s» guarda rodajes y epílogos. Lo propio pone «Original» sobre la imagen y son ocho partes casi siempre. La ficha se abre por lo último, así que ve a «Seizoen 1».',
      },
      {
        title: 'La serie diaria, por semanas',
        text: '«GTST» va de lunes a viernes y los abonados la ven a veces un día antes. «Vooruitkijken» señala el adelanto. La fecha es de publicación y no de antena: numera.',
      },
      {
        title: 'Activa «Ondertiteling»',
        text: 'Muchos títulos llevan texto en neerlandés para sordos. «nl» es traducción y «nl, SDH», texto para sordos. Ocho capítulos en 720p son unos 5 GB.',
      },
      {
        title: 'Prueba sin red',
        text: 'Modo avión y abre el segundo archivo, no el primero: con él compruebas orden y texto. Cierra lo demás, carga del todo y deja los auriculares donde los encuentres antes de Zwolle. La versión de Mac está retirada, conque cuenta con Windows.',
      },
    ],
    hints: [
      {
        title: 'Para acostumbrar el oído',
        text: 'Las series de Ámsterdam están llenas de jerga. Se entiende mejor un programa de casas. Las flamencas se subtitulan en neerlandés hasta para los neerlandeses: ahí se mide la distancia.',
      },
      {
        title: 'Flandes no entra',
        text: 'Es un servicio para los Países Bajos; en Bélgica hay otros. Durante un viaje por la Unión, el abono neerlandés sí se abre en Bélgica.',
      },
      {
        title: 'Citas por día',
        text: 'Los programas de parejas publican varias partes por semana. Sin fecha, el fuego del domingo ardería antes que el beso del viernes.',
      },
      {
        title: 'Cine del mes',
        text: 'Se va al final de cada uno; «Binnenkort weg» lo avisa. Lo propio permanece.',
      },
      {
        title: 'Enchufes',
        text: 'No todos los Intercity los llevan. En 720p y con medio brillo, una carga aguanta la línea entera.',
      },
    ],
    questions: [
      {
        question: '¿Lo puedo ver de vacaciones en España?',
        answer:
          'Un abono pagado en los Países Bajos viaja contigo por la Unión Europea mientras no te mudes. La web puede pedir que confirmes dónde vives.',
      },
      {
        question: 'Falta una temporada de en medio, ¿dónde está?',
        answer:
          'Quizá en otra plataforma. La aplicación enseña solo lo que Videoland tiene. NPO Start, la pública, es otro servicio. Vuelve a mirar cuando se estrene la nueva: a veces recuperan entonces lo anterior.',
      },
      {
        question: '¿Qué modalidad necesito?',
        answer: 'La que tengas. El menú de calidad acaba donde acaba ella.',
      },
      {
        question: '¿Dos personas con textos distintos en un portátil?',
        answer: 'A la vez no, pero un MKV con dos pistas vale para cada una por turno.',
      },
      {
        question: 'Va con mi internet, ¿qué escribo?',
        answer: 'La cuenta que creaste al activarlo, no la de la operadora. Está en el correo de Videoland.',
      },
    ],
    meta_title: 'Guía: Videoland en Windows',
    meta_description:
      'Originals, Gemist, «GTST» por semanas y texto en neerlandés: cómo ordenar Videoland en un ordenador con Windows y para ti solo.',
  },
}
