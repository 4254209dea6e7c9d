import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+ en Francia: VF, VOST, VM y la ventana de cada película',
    intro:
      'El Canal+ francés suma canales propios, plataformas asociadas y cine reciente. Con tres siglas y una fecha te orientas.',
    steps: [
      {
        title: 'Accede según tu contrato',
        text: 'Por descodificador, por internet o con una operadora: el usuario es el de tu abono y la web, la de tu país.',
      },
      {
        title: 'Deja el directo',
        text: 'Lo completo está en el replay y a la carta, por canal o por género.',
      },
      {
        title: 'Aprende las siglas',
        text: 'VF es doblaje francés; VOST, original con subtítulos; VM, las dos cosas a elegir.',
      },
      {
        title: 'Sigue una Création Originale',
        text: 'Suelen emitirse dos capítulos por noche, a menudo en lunes. El martes completas la serie.',
      },
    ],
    hints: [
      {
        title: 'El cine vuelve',
        text: 'La ley francesa fija ventanas: una película está, desaparece y a veces regresa. El último día consta en su ficha.',
      },
      {
        title: 'Plataformas del paquete',
        text: 'Si el tuyo trae Netflix o Apple TV+, sus títulos se abren con ellas y con su propia cuenta.',
      },
    ],
    questions: [
      {
        question: '¿Qué ha sido de myCANAL?',
        answer: 'Era el nombre anterior. Hoy la web y la aplicación se llaman CANAL+.',
      },
      {
        question: '¿Puedo verlo en mis vacaciones en España?',
        answer: 'En una estancia temporal dentro de la Unión Europea, sí. Más allá no hay garantía.',
      },
    ],
    meta_title: 'Guía: Canal+ en VF, VOST o VM',
    meta_description:
      'Usuario, replay, siglas de versión y ventanas del cine: cómo encontrar y ordenar para ti lo que incluye tu contrato de Canal+.',
  },
  tf1_plus_downloader: {
    title: 'TF1+: la semana entera de tu serie francesa',
    intro:
      'TF1+ sustituyó a MYTF1 en enero de 2024. Con registro, casi todo es gratis, pero no todo dura lo mismo.',
    steps: [
      {
        title: 'Hazte una cuenta',
        text: 'Un correo y unos pocos datos. Sin ella apenas se abre nada.',
      },
      {
        title: '«Replay», no «Extraits»',
        text: 'En la página de cada programa, una pestaña lleva las entregas y la otra los cortes.',
      },
      {
        title: 'Marca de lunes a viernes',
        text: 'Las series diarias van de cinco en cinco y dicen su número en el título.',
      },
      {
        title: 'Cambia de voz si puedes',
        text: 'Lo extranjero se abre en francés. Si hay VO, la verás en el menú de audio.',
      },
    ],
    hints: [
      {
        title: 'Con menos cortes',
        text: 'TF1+ Premium suprime buena parte de la publicidad y adelanta capítulos.',
      },
      {
        title: 'Un buscador, varios canales',
        text: 'TMC, TFX, LCI y TF1 Séries Films comparten la misma caja de búsqueda.',
      },
    ],
    questions: [
      {
        question: '¿Por qué se va tan pronto una película?',
        answer: 'Su permiso para el replay es breve; los programas de producción propia duran más.',
      },
      {
        question: 'Estudio francés, ¿por dónde empiezo?',
        answer: 'Por una serie diaria con subtítulos: frases cortas, las mismas voces y vocabulario de casa.',
      },
    ],
    meta_title: 'Guía: TF1+ y sus series diarias',
    meta_description:
      'Replay y no extractos, cinco capítulos por semana y la voz que prefieras: TF1+ para ti, antes de que retiren cada entrega.',
  },
  m6_plus_downloader: {
    title: 'M6+: galas de cocina, reportajes y dibujos de Gulli',
    intro:
      'El antiguo 6play se llama M6+ desde mayo de 2024. M6, W9, 6ter y Gulli responden al mismo buscador.',
    steps: [
      {
        title: 'Escoge perfil',
        text: 'El de niños pone Gulli al frente y deja fuera lo demás.',
      },
      {
        title: 'Ve por canales',
        text: 'La página de cada uno ordena sus programas de la A a la Z.',
      },
      {
        title: 'Descarta los «Bonus»',
        text: 'En «Épisodes» están las entregas; lo otro son momentos sueltos que duran poco.',
      },
      {
        title: 'Une las dos mitades',
        text: 'Una noche de «Top Chef» aparece a veces partida. Marca ambas.',
      },
    ],
    hints: [
      {
        title: 'Las recetas',
        text: 'Se publican en la web del concurso; no las busques dentro del vídeo.',
      },
      {
        title: 'M6+ max',
        text: 'Es la modalidad de pago: quita los anuncios iniciales y suma títulos.',
      },
    ],
    questions: [
      {
        question: '¿Funciona fuera de Francia?',
        answer: 'Pocas veces. Lo que produce el propio grupo se bloquea menos.',
      },
      {
        question: '¿Dónde está la edición del año pasado?',
        answer: 'En el selector de temporadas. Si no aparece, ya la han quitado.',
      },
    ],
    meta_title: 'Guía: M6+, el antiguo 6play',
    meta_description:
      'Perfil infantil, entregas sin extras y galas en dos mitades: cómo ponerte al día con M6, W9, 6ter y Gulli en privado.',
  },
  france_tv_downloader: {
    title: 'france.tv: que la fecha de retirada mande en la cola',
    intro:
      'La televisión pública francesa cuelga casi todo lo que emite. Lo que cambia de un programa a otro es cuánto dura.',
    steps: [
      {
        title: 'Regístrate para reanudar',
        text: 'Mucho se ve sin cuenta; la gratuita recuerda por dónde ibas y abre preestrenos.',
      },
      {
        title: 'Encuentra «disponible jusqu’au»',
        text: 'Esa línea decide el orden. A una película de cine le queda con frecuencia una semana.',
      },
      {
        title: 'Pon tu región',
        text: 'France 3 tiene ediciones locales y, sin ese ajuste, no das con el magacín.',
      },
      {
        title: 'Coge las pistas útiles',
        text: 'Hay subtítulos para sordos en casi todo, audiodescripción en mucha ficción y original en series de fuera.',
      },
      {
        title: 'Ordena por temas',
        text: 'Un documental se busca por lo que cuenta, y no por el canal que lo dio.',
      },
    ],
    hints: [
      {
        title: 'Culturebox',
        text: 'Conciertos, danza y teatro permanecen meses y cruzan fronteras más a menudo.',
      },
      {
        title: 'Okoo para los pequeños',
        text: 'Es el espacio infantil, sin anuncios. El de los jóvenes se llama Slash.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no se abre la etapa de hoy?',
        answer: 'Los derechos deportivos acaban casi siempre en la frontera; en España la emite otra cadena.',
      },
      {
        question: 'Lo pagan los contribuyentes, ¿no es de todos?',
        answer: 'No. Autores y productoras conservan sus derechos; cabe, si acaso, una copia privada lícita.',
      },
    ],
    meta_title: 'Guía: france.tv, fecha por fecha',
    meta_description:
      '«Disponible jusqu’au», región, subtítulos y audiodescripción: cómo organizar france.tv dentro de lo que te permiten tus derechos.',
  },
  joyn_downloader: {
    title: 'Joyn: espectáculos alemanes, en varias sentadas',
    intro:
      'Si aprendes alemán o vives entre Hamburgo y Viena, aquí tienes ProSieben y SAT.1. Sus galas son eternas; mejor a trozos.',
    steps: [
      {
        title: 'Escoge el país',
        text: 'Alemania, Austria y Suiza tienen cada una su Joyn. Con la cuenta gratuita se abre la mayor parte.',
      },
      {
        title: 'Pulsa «Mediathek»',
        text: 'La vista «Live-TV» no te dará programas completos.',
      },
      {
        title: 'Filtra por «Ganze Folgen»',
        text: 'Los cortes abundan, y así solo quedan las entregas íntegras.',
      },
      {
        title: 'Déjalo en un archivo',
        text: 'Tres horas seguidas no importan: el reproductor se acuerda de dónde paraste.',
      },
    ],
    hints: [
      {
        title: 'Primero gratis, luego PLUS+',
        text: 'Hay programas que se abren unos días y después pasan a la modalidad de pago.',
      },
      {
        title: 'Alemán a toda velocidad',
        text: 'Las tertulias cuestan. Para hacer oído van mejor las de cocina.',
      },
    ],
    questions: [
      {
        question: '¿Trae subtítulos?',
        answer: 'En parte de los grandes programas y solo en alemán. Se avisa con UT.',
      },
      {
        question: '¿Por qué me pide demostrar la edad?',
        answer:
          'La ley alemana reserva algunos títulos para la noche. Si te verificas una vez, se abren de día.',
      },
    ],
    meta_title: 'Guía: Joyn, programas alemanes enteros',
    meta_description:
      'Mediathek, «Ganze Folgen» y PLUS+: cómo seguir por tramos los programas de Joyn, para practicar alemán o por gusto.',
  },
  rtl_plus_downloader: {
    title: 'RTL+ de Alemania: guiarse por el número y no por la fecha',
    intro:
      'Sus seriales se adelantan a la antena y sus realities llegan después. Solo el número del capítulo evita el lío.',
    steps: [
      {
        title: 'No salgas del vídeo',
        text: 'RTL+ ofrece además música, pódcast y revistas. Lo tuyo son series, cine y programas.',
      },
      {
        title: 'Ordena por número',
        text: 'Un serial puede llevar días de ventaja sobre la tele, de modo que la fecha engaña.',
      },
      {
        title: 'Rastrea los especiales',
        text: 'Reencuentros y noches paralelas se esconden al final de la temporada o en otro título.',
      },
      {
        title: 'Ponlos en fila',
        text: 'Arrastra, arranca y, si quieres, deja que lo acabado desaparezca de la lista.',
      },
    ],
    hints: [
      {
        title: 'VOX y NITRO',
        text: 'Busca el programa mejor que el canal, porque a veces se muda dentro del grupo.',
      },
      {
        title: 'Qué cambia con el plan',
        text: 'Anuncios, definición y pantallas a la vez. De ahí no pasa tampoco el archivo.',
      },
    ],
    questions: [
      {
        question: 'La película se emitió anoche y no está, ¿por qué?',
        answer: 'En cine y deporte, la cadena compra a menudo solo la antena.',
      },
      {
        question: '¿Puedo usarlo durante un viaje a España?',
        answer: 'Si lo pagas en Alemania, sí, mientras la estancia sea temporal.',
      },
    ],
    meta_title: 'Guía: RTL+ de Alemania, capítulo a capítulo',
    meta_description:
      'Números en lugar de fechas, especiales, VOX y NITRO: cómo ordenar para ti los seriales y realities del servicio alemán RTL+.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer: primero sus reglas, después sus series',
    intro:
      'iPlayer da mucho y pone condiciones: residir en el Reino Unido, pagar la licencia de televisión y atenerse a lo que la BBC dice de las descargas.',
    steps: [
      {
        title: 'Contesta a la pregunta',
        text: 'La primera vez quiere saber si tienes licencia y un código postal británico. Di la verdad.',
      },
      {
        title: 'Prueba su aplicación',
        text: 'En el móvil descarga muchos programas. Los plazos que pone son la vara de medir para una copia privada.',
      },
      {
        title: 'Ve a la página de la serie',
        text: 'En «Available for» lees el tiempo que queda; algunas están enteras, como en una caja.',
      },
      {
        title: 'Elige la edición',
        text: 'La audiodescripción y la lengua de signos son a veces una pista y a veces otra ficha.',
      },
      {
        title: 'Llévate el texto',
        text: 'Casi todo está subtitulado en inglés. En SRT se puede releer y buscar una frase.',
      },
    ],
    hints: [
      {
        title: 'BBC Four',
        text: 'Esconde archivo y documental; se encuentra antes desde la página del canal.',
      },
      {
        title: 'Noticias de tu zona',
        text: 'El informativo regional cambia según el código postal que hayas puesto.',
      },
    ],
    questions: [
      {
        question: '¿Me vale la licencia de un amigo de Londres?',
        answer: 'No. Ampara su domicilio, y el servicio es para quien está en el Reino Unido.',
      },
      {
        question: '¿Y los programas de radio?',
        answer: 'Están en BBC Sounds, que queda fuera de este producto.',
      },
    ],
    meta_title: 'Guía: BBC iPlayer, reglas y series',
    meta_description:
      'Licencia de televisión, «Available for», audiodescripción y subtítulos en inglés: cómo usar iPlayer en el ordenador según sus reglas.',
  },
  itvx_downloader: {
    title: 'ITVX: recuperar la semana sin enterarte del final',
    intro:
      'Hay programas que ocupan seis noches. Si sigues siempre el mismo orden, ni repites ni te destripan nada.',
    steps: [
      {
        title: 'Date de alta',
        text: 'Nombre, fecha de nacimiento y código postal británico. Premium puede esperar.',
      },
      {
        title: 'Dale la vuelta a la lista',
        text: 'ITVX enseña primero lo más nuevo. Inviértela antes de marcar.',
      },
      {
        title: 'Identifica Premium',
        text: 'Una señal en la imagen distingue lo de pago, con mucha serie británica de hace años.',
      },
      {
        title: 'Que conste el día',
        text: 'En un programa diario, la fecha es el único número que hay.',
      },
    ],
    hints: [
      {
        title: 'Lejos de la portada',
        text: 'En ella se lee quién ha sido expulsado. Usa el buscador.',
      },
      {
        title: 'Antes que en antena',
        text: 'Las policiacas nuevas suelen colgarse completas el día del estreno.',
      },
    ],
    questions: [
      {
        question: '¿Qué pasó con ITV Hub?',
        answer: 'Lo relevó ITVX a finales de 2022 y las cuentas se mantuvieron.',
      },
      {
        question: '¿Se puede seguir con subtítulos?',
        answer: 'Casi siempre, pero en inglés y nada más.',
      },
    ],
    meta_title: 'Guía: ITVX sin que te cuenten el final',
    meta_description:
      'Lista invertida, señal de Premium y la fecha en el nombre: cómo ponerte al día con ITVX en el Reino Unido, en orden y en privado.',
  },
  channel_4_downloader: {
    title: 'Channel 4: humor seco, reportajes y Walter Presents',
    intro:
      'Es pública y vive de los anuncios, y guarda programas desde hace décadas. Lo difícil es encontrar la puerta.',
    steps: [
      {
        title: 'Abre una cuenta',
        text: 'No cuesta nada. Un nivel de pago rebaja la publicidad.',
      },
      {
        title: 'Entra por «Categories»',
        text: 'Comedy, Documentaries y World Drama están más cuidadas que el índice alfabético.',
      },
      {
        title: 'Visita Walter Presents',
        text: 'Reúne series europeas, españolas incluidas, en su lengua y con texto inglés.',
      },
      {
        title: 'Ojo con los subtítulos',
        text: 'En esas series van grabados en la imagen: no hay pista que añadir ni que quitar.',
      },
    ],
    hints: [
      {
        title: 'Temporadas cortas',
        text: 'Seis capítulos de veinticinco minutos apenas ocupan sitio.',
      },
      {
        title: 'Film4',
        text: 'Su cine suele ser lo que menos tiempo está.',
      },
    ],
    questions: [
      {
        question: '¿Exige la licencia de televisión?',
        answer: 'Para el directo, sí; a la carta, no. En ambos casos tienes que estar en el Reino Unido.',
      },
      {
        question: '¿Dónde están los primeros «Bake Off»?',
        answer: 'Son de la época de la BBC. Channel 4 lo emite desde 2017.',
      },
    ],
    meta_title: 'Guía: Channel 4 y Walter Presents',
    meta_description:
      'Categories, series europeas con texto grabado y temporadas de seis capítulos: así se ordena en privado lo de Channel 4.',
  },
  raiplay_downloader: {
    title: 'RaiPlay: aprender italiano entre la ficción y las Teche',
    intro:
      'A lo emitido hoy, RaiPlay le suma un archivo muy hondo. Quien habla español y quiere italiano tiene aquí trabajo para años.',
    steps: [
      {
        title: 'Regístrate',
        text: 'Es gratis. Fuera de Italia se cierran el cine y el deporte, y bastante menos lo producido por la Rai.',
      },
      {
        title: '¿Fiction o Programmi?',
        text: 'La ficción está en «Fiction» y «Serie TV»; los espacios de plató, en «Programmi».',
      },
      {
        title: 'Pasea por las Teche',
        text: 'El archivo se recorre por décadas y por personas. La definición es la que había entonces.',
      },
      {
        title: 'Enciende el texto',
        text: 'Casi toda la ficción lleva subtítulos en italiano para sordos, que son oro para estudiar.',
      },
      {
        title: 'Una investigación, un archivo',
        text: 'Cada caso de Montalbano dura lo que una película.',
      },
    ],
    hints: [
      {
        title: 'Sanremo por canciones',
        text: 'Están las cinco noches completas y también cada tema. Para escuchar, lo segundo.',
      },
      {
        title: 'RaiPlay Sound',
        text: 'Radio y pódcast tienen casa aparte.',
      },
    ],
    questions: [
      {
        question: '¿Anuncia cuándo se retira algo?',
        answer: 'Solo en parte. El archivo permanece; lo comprado fuera se acaba yendo.',
      },
      {
        question: '¿Hay subtítulos en español?',
        answer: 'Salvo alguna excepción, no.',
      },
    ],
    meta_title: 'Guía: RaiPlay, ficción y archivo',
    meta_description:
      'Fiction, Programmi, Teche y subtítulos en italiano: cómo sacarle partido a RaiPlay en el ordenador, en privado y para aprender.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity de Italia: la pestaña que lo cambia todo',
    intro:
      'Por cada programa de Canale 5 salen decenas de cortes. Una sola pestaña lleva a las entregas completas.',
    steps: [
      {
        title: 'Inicia sesión gratis',
        text: 'Canale 5, Italia 1 y Rete 4 se abren con registro. Infinity+ es lo que se paga.',
      },
      {
        title: 'Pulsa «Puntate intere»',
        text: 'En «Clip» y en «Extra» no hay más que pedazos.',
      },
      {
        title: 'Reúne las partes',
        text: 'Una gala se divide a veces en dos o tres, numeradas en el título.',
      },
      {
        title: 'El día, lo primero',
        text: 'Los espacios diarios se llaman todos igual; los distingue la fecha.',
      },
    ],
    hints: [
      {
        title: 'Telenovelas turcas',
        text: 'Italia las trocea: de un episodio original salen dos o tres. La cuenta no coincide con la española.',
      },
      {
        title: 'Grande Fratello',
        text: 'La señal continua no se guarda; las galas, mientras sigan publicadas.',
      },
    ],
    questions: [
      {
        question: '¿Es la misma que en España?',
        answer:
          'Comparte nombre y grupo con la española, pero ni cuenta ni catálogo. Aquí se trata la italiana.',
      },
      {
        question: '¿Por qué esta película pide Infinity+?',
        answer: 'El cine suele ir en la parte de pago, aunque se haya visto en abierto.',
      },
    ],
    meta_title: 'Guía: Mediaset Infinity, puntate intere',
    meta_description:
      '«Puntate intere», partes reunidas y la fecha delante: cómo guardar para ti programas y series de la Mediaset Infinity italiana.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+: originales, VOSE y siete días de margen',
    intro:
      'Ya no hace falta ser cliente de fibra para tenerlo. Sus series, de pocos capítulos, son agradecidas de ordenar.',
    steps: [
      {
        title: 'Usa el acceso que te toca',
        text: 'Quien tiene línea entra con los datos de Movistar; quien lo contrató suelto, con el correo del alta.',
      },
      {
        title: 'Abre «Originales»',
        text: 'Lo de la casa se queda más tiempo que lo comprado.',
      },
      {
        title: 'Decide entre doblaje y VOSE',
        text: 'En lo extranjero puedes llevarte las dos voces en un MKV. En lo español, mira si hay subtítulos para sordos.',
      },
      {
        title: 'Marca la temporada',
        text: 'Con seis capítulos de cincuenta minutos basta una memoria pequeña.',
      },
    ],
    hints: [
      {
        title: '«Últimos 7 días»',
        text: 'Las entrevistas y los magacines de los canales están una semana. Apártalos el mismo fin de semana.',
      },
      {
        title: 'La jornada',
        text: 'Los partidos completos faltan a menudo a la carta; los programas que los comentan, bastante menos.',
      },
    ],
    questions: [
      {
        question: '¿Encontraré catalán, gallego o euskera?',
        answer: 'En algunas producciones. Lo confirma el menú de idiomas de cada ficha.',
      },
      {
        question: 'Me voy un mes a Lisboa, ¿sigue funcionando?',
        answer: 'Sí: un servicio de pago te acompaña en una estancia temporal dentro de la Unión Europea.',
      },
    ],
    meta_title: 'Guía: Movistar Plus+, originales y VOSE',
    meta_description:
      '«Originales», doblaje o VOSE, últimos siete días y la temporada de una vez: Movistar Plus+ en tu ordenador y para ti.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV: comprado, alquilado o gratis con anuncios',
    intro:
      'Tres clases de películas en una misma portada, y cada una con sus derechos. El orden empieza en tu biblioteca.',
    steps: [
      {
        title: 'Abre «Mi biblioteca»',
        text: 'Compras y alquileres salen en filas distintas; a los segundos se les ve el reloj.',
      },
      {
        title: 'Lee las condiciones de compra',
        text: 'La página del título dice si cuenta con descarga en tus dispositivos. Si es así, empieza por ahí.',
      },
      {
        title: 'Fija el idioma antes',
        text: 'Hay películas que se sirven lengua por lengua, y una vez en marcha queda una sola pista.',
      },
      {
        title: 'Tres carpetas',
        text: 'Con «Mías», «Alquiladas» y «Gratis» no dudarás de qué hay que borrar.',
      },
    ],
    hints: [
      {
        title: 'Lo gratuito rota',
        text: 'Cambia de mes en mes y no es lo mismo en España que en Italia.',
      },
      {
        title: 'Menos definición que en la tele',
        text: 'El navegador suele quedarse por debajo del televisor, y el archivo sigue al navegador.',
      },
    ],
    questions: [
      {
        question: 'Compré una película y la han retirado, ¿qué pasa?',
        answer: 'Lo prevén las condiciones que aceptaste. Guarda el recibo y consúltalas.',
      },
      {
        question: '¿Puedo comprar en la tienda de otro país?',
        answer: 'No: la cuenta se queda en el país donde la abriste.',
      },
    ],
    meta_title: 'Guía: Rakuten TV, compras y alquileres',
    meta_description:
      '«Mi biblioteca», condiciones del título, idioma y tres carpetas: el cine de Rakuten TV ordenado según lo que pagaste.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: un estudio por carpeta, la voz que quieras',
    intro:
      'Está en España, en Portugal y en una veintena más de mercados europeos, y trata con esmero las lenguas pequeñas.',
    steps: [
      {
        title: 'Comprueba tu país',
        text: 'La cuenta va ligada a él: península ibérica, Países Bajos, países nórdicos o el centro y el este de Europa.',
      },
      {
        title: 'Pon la interfaz a tu gusto',
        text: 'De ella dependen títulos y sinopsis. El texto en pantalla se ajusta después.',
      },
      {
        title: 'Recorre los estudios',
        text: 'Paramount, Universal, Nickelodeon y Sky ocupan cada uno su página.',
      },
      {
        title: 'Elige la voz',
        text: 'En España hay doblaje para casi todo. El original, con texto en inglés, conviene a quien lo estudia.',
      },
    ],
    hints: [
      {
        title: 'Si ya tenías licencia',
        text: 'Este descargador no siempre está a la venta. En su página se lee el estado actual y qué alternativas hay.',
      },
      {
        title: 'Calendario americano',
        text: 'Las series semanales suelen aparecer al día siguiente de su estreno en Estados Unidos.',
      },
    ],
    questions: [
      {
        question: '¿Qué subtítulo escojo para aprender?',
        answer: 'El de la lengua que se oye. Uno traducido siempre resume.',
      },
      {
        question: '¿Cambia el catálogo de un plan a otro?',
        answer: 'Muy poco. Cambian los anuncios, la definición y las pantallas a la vez.',
      },
    ],
    meta_title: 'Guía: SkyShowtime por estudios y voces',
    meta_description:
      'País, interfaz, páginas de estudio, doblaje u original: cómo ordenar SkyShowtime en privado, para quien tiene una licencia.',
  },
  now_tv_downloader: {
    title: 'NOW: un pase detrás de otro',
    intro:
      'NOW vende por meses las series, el cine y el deporte, cada cosa por su lado. Con un plan, casi nunca hacen falta dos pases a la vez.',
    steps: [
      {
        title: 'Mira tus pases',
        text: 'La cuenta enseña cuáles están activos y cuándo se renuevan. Cancela a tiempo el que no uses.',
      },
      {
        title: 'Casa título y pase',
        text: 'A Entertainment corresponden las series y a Cinema las películas. El candado indica que te falta uno.',
      },
      {
        title: 'Atiende a las bajas',
        text: 'Sky avisa a menudo de cuánto queda. Empieza por lo más corto.',
      },
      {
        title: 'Trabaja de madrugada',
        text: 'El número de reproducciones a la vez es limitado, y a esas horas no estorbas a nadie.',
      },
    ],
    hints: [
      {
        title: 'El extra Boost',
        text: 'De él dependen la alta definición y el sonido envolvente. Si no lo tienes, el archivo será más sencillo.',
      },
      {
        title: '¿A la venta o no?',
        text: 'Lo aclara la página del producto. Una licencia comprada sigue sirviendo.',
      },
    ],
    questions: [
      {
        question: '¿Sirve esto para el NOW italiano?',
        answer: 'El sistema se parece, aunque cambian los pases y el fondo. Entra en la web de tu país.',
      },
      {
        question: 'Se me acaba el mes de cine, ¿y ahora?',
        answer: 'Con el pase se acaba tu derecho. Borra los archivos que dependían de él.',
      },
    ],
    meta_title: 'Guía: NOW, elegir bien los pases',
    meta_description:
      'Pases, candados, bajas y Boost: cómo usar NOW con método en el Reino Unido e Irlanda, dentro de lo que has contratado.',
  },
  videoland_downloader: {
    title: 'Videoland: neerlandés de serie en un ordenador con Windows',
    intro:
      'Videoland junta sus originales con lo de RTL Nederland. El producto se vende para Windows y de eso parte la guía.',
    steps: [
      {
        title: 'Consulta tu modalidad',
        text: 'Marca si hay anuncios y en cuántas pantallas ves. La cuenta dice cuál es.',
      },
      {
        title: '«Originals» o «Gemist»',
        text: 'En un lado, lo propio; en el otro, lo que dio la tele, con canal y día.',
      },
      {
        title: 'La serie diaria, por semanas',
        text: '«GTST» va de lunes a viernes y los abonados la ven a veces un día antes.',
      },
      {
        title: 'Activa «Ondertiteling»',
        text: 'Muchos títulos llevan texto en neerlandés para sordos.',
      },
    ],
    hints: [
      {
        title: 'Para acostumbrar el oído',
        text: 'Las series de Ámsterdam están llenas de jerga. Se entiende mejor un programa de casas.',
      },
      {
        title: 'Flandes no entra',
        text: 'Es un servicio para los Países Bajos; en Bélgica hay otros.',
      },
    ],
    questions: [
      {
        question: '¿Lo puedo ver de vacaciones en España?',
        answer:
          'Un abono pagado en los Países Bajos viaja contigo por la Unión Europea mientras no te mudes.',
      },
      {
        question: 'Falta una temporada de en medio, ¿dónde está?',
        answer: 'Quizá en otra plataforma. La aplicación enseña solo lo que Videoland tiene.',
      },
    ],
    meta_title: 'Guía: Videoland en Windows',
    meta_description:
      'Originals, Gemist, «GTST» por semanas y texto en neerlandés: cómo ordenar Videoland en un ordenador con Windows y para ti solo.',
  },
}
